import { addresses } from '../../src/shared/addresses/addresses.mjs';
import { escapeMarkup } from '../../src/shared/lib/text';

/** The limits of one file of the protocol (https://www.sitemaps.org/protocol.html): addresses, and bytes. */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/**
 * The files for search engines, by file name: robots.txt, which excludes the cart, and sitemap.xml. More addresses than
 * one file may have are in sitemap-1.xml and so on, which sitemap.xml then lists.
 * @param paths of the pages, absolute and percent-encoded
 * @param home the address of the shop, absolute, without a slash at the end
 */
export function sitemapFiles(
  paths: readonly string[],
  home: string,
  limits = LIMITS,
): Record<string, string> {
  const robots = `User-agent: *\nDisallow: ${new URL(home + addresses.cart).pathname}\n\nSitemap: ${home}/sitemap.xml\n`;
  const entries = paths.map((path) => `<url>${located(home + path)}</url>`);
  const [first = '', ...others] = split(entries, limits).map((part) => xmlList('urlset', part));
  if (others.length === 0) return { 'robots.txt': robots, 'sitemap.xml': first };
  const files = Object.fromEntries(
    [first, ...others].map((text, index) => [`sitemap-${index + 1}.xml`, text] as const),
  );
  const index = Object.keys(files).map((name) => `<sitemap>${located(`${home}/${name}`)}</sitemap>`);
  return { 'robots.txt': robots, 'sitemap.xml': xmlList('sitemapindex', index), ...files };
}

const located = (address: string) => `<loc>${escapeMarkup(address)}</loc>`;

const xmlList = (name: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${name}>\n`,
  ].join('\n');

/** Splits entries into parts, each of which is within the limits of one file. At least one part, which may be empty. */
function split(entries: readonly string[], limits: typeof LIMITS): string[][] {
  const around = Buffer.byteLength(xmlList('urlset', []));
  let part: string[] = [];
  let bytes = around;
  const parts = [part];
  for (const entry of entries) {
    const ofEntry = Buffer.byteLength(entry) + 1; // With its line break.
    if (part.length > 0 && (part.length === limits.addresses || bytes + ofEntry > limits.bytes)) {
      part = [];
      bytes = around;
      parts.push(part);
    }
    part.push(entry);
    bytes += ofEntry;
  }
  return parts;
}
