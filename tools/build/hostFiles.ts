import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BuildHeaders } from '../../server/headers.mjs';
import { fromRoot } from '../../owner/fromRoot';

/** Lines of the template that apply to a shop with a base path. */
const BELOW_A_PATH = /^(.*) # only below a path\n/gm;

/**
 * Writes what hosts read into a build: `nginx.conf`, `.htaccess` for Apache, and for Netlify and Cloudflare Pages `_headers`, where
 * every response gets the headers of a page, because an unknown address is a page, too, and `_redirects`, from
 * the address of each page with '.html' to the one without.
 * @param path the folder of the build
 * @param root the folder in which it will be served
 */
export function writeHostFiles(
  path: string,
  root: string,
  { page, basePath: base = '', siteUrl = 'http://localhost' }: BuildHeaders,
): void {
  const values: Readonly<Record<string, string>> = {
    ...page,
    ...{ root, base, domain: new URL(siteUrl).hostname },
  };
  for (const [template, file] of [
    ['nginx.conf.template', 'nginx.conf'],
    ['htaccess.template', '.htaccess'],
  ])
    writeFileSync(
      `${path}/${file}`,
      readFileSync(fromRoot(`server/${template}`), 'utf8')
        .replace(BELOW_A_PATH, base ? '$1\n' : '')
        // Apache would send a header without a value.
        .replace(/^.*"\{\{([\w-]+)\}\}".*\n/gm, (line, name: string) => (values[name] ? line : ''))
        .replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => values[name] ?? ''),
    );
  const rules = {
    '/*': page,
    [`${base}/assets/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [`${base}/products`]: { 'Content-Type': 'application/json; charset=utf-8' },
  };
  const lines = Object.entries(rules).flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  writeFileSync(`${path}/_headers`, `${lines.join('\n')}\n`);
  const pages = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => /^(.+)\.html$/.exec(file.replaceAll('\\', '/'))?.[1])
    .filter((page) => page !== undefined && page !== '404' && page !== 'shell')
    .sort();
  // Without '!', Netlify sends a file that exists.
  const redirects = pages.map(
    (page) => `${base}/${page}.html ${base}/${page === 'index' ? '' : page} 301!\n`,
  );
  writeFileSync(`${path}/_redirects`, redirects.join(''));
}
