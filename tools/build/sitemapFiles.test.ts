import { sitemapFiles } from './sitemapFiles';

const HOME = 'https://loja.example/loja';
const paths = (count: number) => ['/', ...Array.from({ length: count - 1 }, (_, id) => `/product/${id}`)];
const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text]) => text);

it('is one file for 50,000 addresses, each once and in order', () => {
  const { 'sitemap.xml': sitemap, ...others } = sitemapFiles(paths(50_000), HOME);
  expect(Object.keys(others)).toEqual(['robots.txt']);
  expect(sitemap).toMatch(
    /^<\?xml .*\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n<url>/,
  );
  expect(locations(sitemap)).toEqual(paths(50_000).map((path) => HOME + path));
});

it('is an index and two files for 60,000', () => {
  const files = sitemapFiles(paths(60_000), HOME);
  expect(Object.keys(files).sort()).toEqual(['robots.txt', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  expect(files['sitemap.xml']).toMatch(/<sitemapindex [^>]*>\n<sitemap>/);
  expect(locations(files['sitemap.xml'])).toEqual([`${HOME}/sitemap-1.xml`, `${HOME}/sitemap-2.xml`]);
  const parts = [locations(files['sitemap-1.xml']), locations(files['sitemap-2.xml'])];
  expect(parts.map(({ length }) => length)).toEqual([50_000, 10_000]);
  expect(parts.flat()).toEqual(paths(60_000).map((path) => HOME + path));
});

it('escapes characters that XML does not allow', () => {
  const path = `/product/${encodeURIComponent(`a&b<c>'d'"e`)}`;
  expect(sitemapFiles([path], HOME)['sitemap.xml']).toContain(
    `<loc>${HOME}/product/a%26b%3Cc%3E&apos;d&apos;%22e</loc>`,
  );
});

it('is in robots.txt', () => {
  expect(sitemapFiles(paths(2), HOME)['robots.txt']).toContain(`\nSitemap: ${HOME}/sitemap.xml\n`);
});
