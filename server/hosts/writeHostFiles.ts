import { readdirSync, writeFileSync } from 'node:fs';
import type { HeaderRule } from '../headers.mjs';
import { apacheFile } from './apache';
import { recordHostFiles } from './editedHostFiles';
import { folderHeaders, folderRedirects } from './folderHosts';
import { nginxFile } from './nginx';

/** What the files for hosts are written from, besides the rules of all shops (rules.mjs). */
export interface HostedShop {
  /** The folder in which the build will be served, absolute. */
  root: string;
  headers: readonly HeaderRule[];
  /** '/loja', or empty for the root of the server. */
  basePath?: string | undefined;
  /** SITE_URL. */
  siteUrl?: string | undefined;
  /** The certificate of the shop's domain; undefined if something in front of the host has it. */
  certificate?: CertificateFiles | undefined;
}

/** Absolute paths on the host: TLS_CERTIFICATE and TLS_KEY. */
interface CertificateFiles {
  chain: string;
  key: string;
}

/**
 * Writes into a build what hosts read: `nginx.conf`, `.htaccess` for Apache, `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages. It also records their texts, by which the next build knows those that an owner has changed.
 * @param path the folder of the build
 */
export function writeHostFiles(path: string, shop: HostedShop): void {
  const pages = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const texts = {
    'nginx.conf': nginxFile(shop),
    '.htaccess': apacheFile(shop),
    _headers: folderHeaders(shop, pages),
    _redirects: folderRedirects(shop, pages),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(`${path}/${name}`, text);
  recordHostFiles(path, texts);
}
