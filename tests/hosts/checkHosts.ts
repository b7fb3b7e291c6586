/**
 * `npm run check-hosts`, nightly: the folders that `npm run host` writes, read by the hosts' own code of npm
 * (ownCode.ts). Cloudflare's must answer each address as the shop does; Netlify publishes only its parsers.
 * Without a network it fails.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHost } from '../server/programs';
import { FILELESS, FILES, HEADERS, makeSmallShop, PAGE_ADDRESSES, pageOf } from '../server/smallShop';
import { cloudflare, installOwnCode, netlifyRules } from './ownCode';

/** Hosts differ on several slashes, on encoded slashes and dots, and on a slash after a file's name. */
const AMBIGUOUS = /\/\/|%2F|%5C|\/\.|html\//;

/** What an address must get: the body, the status, and the caching if the status is 200. */
type Expected = readonly [body: string, status: number, cache: string];

const page = (title: string, status = 200, cache = 'no-cache'): Expected => [pageOf(title), status, cache];
/** Cloudflare's own caching, of what no rule names. It means the same. */
const OWN = 'public, max-age=0, must-revalidate';

const expected = new Map<string, Expected>([
  ...Object.entries(FILES).map(([path, [body, , cache]]) => [path, [body, 200, cache]] as const),
  ...Object.entries(PAGE_ADDRESSES).flatMap(([title, paths]) =>
    // A frame is Cloudflare's error page below its folder.
    paths.map((path) => [path, page(title, /frame$|^missing$/.test(title) ? 404 : 200)] as const),
  ),
  ...FILELESS.map((path) => [path, page('missing', 404)] as const),
  // Here Cloudflare differs (docs/hosts.md): files of pages are addresses, and /product/ has one error page.
  ...['/404', '/404.html'].map((path) => [path, page('missing', 200, OWN)] as const),
  ...['/shell', '/shell/', '/shell.html'].map((path) => [path, page('frame', 200, OWN)] as const),
  ['/product/known.html', page('known')],
  ['/product/caf%C3%A9.html', page('café')],
  ...['/product/a/b', '/product/'].map((path) => [path, page('frame', 404)] as const),
  ['/canecas/2/3', page('mugs frame', 404)],
]);

const code = mkdtempSync(join(tmpdir(), 'hosts-'));
installOwnCode(code);

for (const base of ['', '/loja']) {
  const folder = makeSmallShop(base);
  const siteOf = (name: string) => {
    const site = join(folder, name);
    writeHost(name, join(folder, 'dist'), site);
    return site;
  };

  const netlify = siteOf('netlify');
  const { headers, redirects, errors } = await netlifyRules(code, netlify);
  assert.deepEqual(errors, []);
  const written = (file: string) => readFileSync(join(netlify, file), 'utf8').match(/^\//gm)?.length;
  assert.equal(headers.length, written('_headers'));
  assert.equal(redirects.length, written('_redirects'));
  console.log(
    `ok: netlify${base} reads ${headers.length} rules of headers, ${redirects.length} of redirects`,
  );

  const { answer, complaints } = await cloudflare(code, siteOf('cloudflare'));
  assert.deepEqual(complaints, []);
  const addresses = [...expected].filter(([path]) => !AMBIGUOUS.test(path));
  for (const [path, [body, status, cache]] of addresses) {
    const first = await answer(base + path);
    const to = first.headers.get('location');
    const shown = to ? await answer(to) : first;
    assert.deepEqual([path, shown.status, await shown.text()], [path, status, body]);
    const found = (name: string) => shown.headers.get(name);
    assert.equal(found('content-security-policy'), HEADERS.page['Content-Security-Policy'], path);
    if (status === 200) assert.equal(found('cache-control'), cache, path);
  }
  console.log(`ok: cloudflare${base} answers ${addresses.length} addresses as the shop does`);
  rmSync(folder, { recursive: true });
}
rmSync(code, { recursive: true });
