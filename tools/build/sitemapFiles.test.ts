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
