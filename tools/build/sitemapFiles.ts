import { escapeMarkup } from '../../src/shared/lib/text';

/**
 * The files for search engines, by file name: robots.txt, which excludes the cart, and sitemap.xml, whose
 * protocol allows 50,000 addresses (https://www.sitemaps.org/protocol.html).
 * @param paths of the pages, absolute and percent-encoded
 * @param home the address of the shop, absolute, without a slash at the end
 */
export function sitemapFiles(paths: readonly string[], home: string): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nDisallow: ${new URL(`${home}/cart`).pathname}\n\nSitemap: ${home}/sitemap.xml\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `<url><loc>${escapeMarkup(home + path)}</loc></url>`),
      '</urlset>\n',
    ].join('\n'),
  };
}
