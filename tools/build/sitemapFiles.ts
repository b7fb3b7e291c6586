import { escapeMarkup } from '../../src/shared/lib/text/markup';

/** The most addresses in a file of the sitemap protocol (https://www.sitemaps.org/protocol.html). */
const MOST = 50_000;

const file = (root: string, entry: string, addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${escapeMarkup(address)}</loc></${entry}>`),
    `</${root}>\n`,
  ].join('\n');

/**
 * The files for search engines, by file name: robots.txt and sitemap.xml, which is an index of further files if there are too
 * many addresses for one.
 * @param paths of the pages, absolute and percent-encoded
 * @param home the address of the shop, absolute, without a slash at the end
 */
export function sitemapFiles(paths: readonly string[], home: string): Record<string, string> {
  const addresses = paths.map((path) => home + path);
  const parts = Array.from({ length: Math.ceil(addresses.length / MOST) }, (_, at) =>
    file('urlset', 'url', addresses.slice(at * MOST, (at + 1) * MOST)),
  );
  const named = Object.fromEntries(parts.map((part, at) => [`sitemap-${at + 1}.xml`, part]));
  const index = Object.keys(named).map((name) => `${home}/${name}`);
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`,
    ...(parts.length > 1
      ? { ...named, 'sitemap.xml': file('sitemapindex', 'sitemap', index) }
      : { 'sitemap.xml': parts.join('') }),
  };
}
