import { sitemapFiles } from './sitemapFiles';

const HOME = 'https://loja.example/loja';

it('the sitemap has each address once, in order, and robots.txt names it', () => {
  const files = sitemapFiles(['/', '/product/1', '/product/2'], HOME);
  expect(files['robots.txt']).toContain('\nDisallow: /loja/cart\n');
  expect(files['robots.txt']).toContain(`\nSitemap: ${HOME}/sitemap.xml\n`);
  expect(files['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${HOME}/</loc></url>
<url><loc>${HOME}/product/1</loc></url>
<url><loc>${HOME}/product/2</loc></url>
</urlset>
`);
});

it('the sitemap escapes characters that XML does not allow', () => {
  const path = `/product/${encodeURIComponent(`a&b<c>'d'"e`)}`;
  expect(sitemapFiles([path], HOME)['sitemap.xml']).toContain(
    `<loc>${HOME}/product/a%26b%3Cc%3E&apos;d&apos;%22e</loc>`,
  );
});

describe('a sitemap that is too long for one file', () => {
  const paths = Array.from({ length: 7 }, (_, number) => `/product/${number}`);
  const addressesIn = (text = '') =>
    Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

  it.each([
    ['addresses', { addresses: 3, bytes: 10_000 }],
    ['bytes', { addresses: 50_000, bytes: 320 }],
  ])(
    'a sitemap that is too long for one file is split, and sitemap.xml lists the parts: it has too many %s',
    (_what, limits) => {
      const files = sitemapFiles(paths, HOME, limits);
      const names = Object.keys(files).filter((name) => name.startsWith('sitemap-'));
      expect(names).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
      expect(files['sitemap.xml']).toMatch(/^<\?xml .*\?>\n<sitemapindex xmlns=".*">\n<sitemap><loc>/);
      expect(addressesIn(files['sitemap.xml'])).toEqual(names.map((name) => `${HOME}/${name}`));
      expect(names.flatMap((name) => addressesIn(files[name]))).toEqual(paths.map((path) => HOME + path));
      for (const name of names) {
        expect(files[name]).toContain('<urlset ');
        expect(addressesIn(files[name]).length).toBeLessThanOrEqual(limits.addresses);
        expect(Buffer.byteLength(files[name] ?? '')).toBeLessThanOrEqual(limits.bytes);
      }
    },
  );

  it('a split sitemap has 50,000 addresses in each file', () => {
    const many = Array.from({ length: 50_001 }, (_, number) => `/product/${number}`);
    expect(Object.keys(sitemapFiles(many.slice(1), HOME))).toEqual(['robots.txt', 'sitemap.xml']);
    const files = sitemapFiles(many, HOME);
    expect(addressesIn(files['sitemap-1.xml'])).toHaveLength(50_000);
    expect(addressesIn(files['sitemap-2.xml'])).toEqual([`${HOME}/product/50000`]);
  });
});
