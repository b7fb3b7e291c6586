/**
 * How hosts answer by their own code, which npm has: Cloudflare's asset server, Firebase's superstatic, Vercel's routes. Each takes a
 * host's folder and returns a function from an address to a response. Netlify publishes only its parsers.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export interface Reply {
  status: number;
  location: string | null;
  body: string;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
}
export type Answers = (path: string) => Promise<Reply>;

const INSTALLED = [
  '@netlify/headers-parser@9.0.3',
  '@netlify/redirect-parser@16.1.1',
  '@vercel/routing-utils@6.6.0',
  'superstatic@10.0.0',
];
/** Of these the sources are enough: the last release of Cloudflare's that needs no unpublished package, and a schema. */
const UNPACKED = ['@cloudflare/pages-shared@0.11.66', 'firebase-tools@15.34.2'];

/** Installs the hosts' code into a folder. */
export function installOwnCode(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...INSTALLED);
  for (const name of UNPACKED) {
    const to = join(folder, name.replace(/^@|@[\d.]+$/g, '').replace('/', '-'));
    mkdirSync(to);
    run('tar', 'xzf', run('npm', 'pack', '--silent', name).trim(), '-C', to);
  }
}

/** A package of the folder. */
const load = <Module>(folder: string, name: string) =>
  createRequire(join(folder, 'package.json'))(name) as Module;
const loadModule = async <Module>(folder: string, name: string) =>
  (await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href)) as Module;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
const text = (file: string) => readFileSync(file, 'utf8');

/** What Netlify reads of `_headers` and `_redirects`, and its complaints. */
export async function netlifyRules(code: string, site: string) {
  type Parse<Kind extends string> = (
    options: object,
  ) => Promise<Record<Kind, unknown[]> & { errors: unknown[] }>;
  const { parseAllHeaders } = await loadModule<{ parseAllHeaders: Parse<'headers'> }>(
    code,
    '@netlify/headers-parser',
  );
  const { parseAllRedirects } = await loadModule<{ parseAllRedirects: Parse<'redirects'> }>(
    code,
    '@netlify/redirect-parser',
  );
  const headers = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(site, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  return {
    headers: headers.headers,
    redirects: redirects.redirects,
    errors: [...headers.errors, ...redirects.errors].map(String),
  };
}

/** Cloudflare Pages. */
export async function cloudflare(
  code: string,
  site: string,
): Promise<{ answer: Answers; complaints: string[] }> {
  const outfile = join(code, 'cloudflare.mjs');
  const from = join(code, 'cloudflare-pages-shared/package');
  const lines = [
    ['asset-server/handler', 'generateHandler'],
    ['metadata-generator/parseHeaders', 'parseHeaders'],
    ['metadata-generator/parseRedirects', 'parseRedirects'],
    ['metadata-generator/createMetadataObject', 'createMetadataObject'],
  ].map(([file = '', name = '']) => `export { ${name} } from '${from}/${file}';`);
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: code },
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    platform: 'node',
    outfile,
  });
  type Call = (given: unknown) => Record<string, unknown>;
  const { generateHandler, parseHeaders, parseRedirects, createMetadataObject } = (await import(
    pathToFileURL(outfile).href
  )) as {
    generateHandler: (given: object) => Promise<Response>;
    parseHeaders: Call;
    parseRedirects: Call;
    createMetadataObject: Call;
  };
  const headers = parseHeaders(text(join(site, '_headers')));
  const redirects = isFile(join(site, '_redirects'))
    ? parseRedirects(text(join(site, '_redirects')))
    : undefined;
  const metadata = createMetadataObject({ headers, redirects, deploymentId: '1' });
  const find = (path: string) => Promise.resolve(isFile(join(site, path)) ? path : null);
  return {
    complaints: [headers, redirects]
      .flatMap((parsed) => (parsed?.invalid as unknown[] | undefined) ?? [])
      .map((one) => JSON.stringify(one)),
    answer: async (path) => {
      const response = await generateHandler({
        request: new Request(`https://loja.example${path}`),
        metadata,
        logError: (error: Error) => {
          throw error;
        },
        findAssetEntryForPath: find,
        getAssetKey: (entry: string) => entry,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: (key: string) =>
          Promise.resolve({
            body: new Blob([text(join(site, key))]).stream(),
            contentType: key.endsWith('.html') ? 'text/html' : 'text/plain',
          }),
        // As wrangler does: the closest 404.html, upwards.
        generateNotFoundResponse: async (
          request: Request,
          findEntry: typeof find,
          serve: (entry: string, options: object) => Promise<Response>,
        ) => {
          let { pathname } = new URL(request.url);
          while (pathname) {
            pathname = pathname.slice(0, pathname.lastIndexOf('/'));
            const entry = await findEntry(`${pathname}/404.html`);
            if (entry) return new Response((await serve(entry, { preserve: false })).body, { status: 404 });
          }
          return new Response('', { status: 404 });
        },
      });
      return replyOf(response);
    },
  };
}

async function replyOf(response: Response): Promise<Reply> {
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: await response.text(),
    headers: Object.fromEntries(response.headers),
  };
}

/** Firebase Hosting, by the server of its emulator. */
export function firebase(code: string, site: string): { answer: Answers; close: () => void } {
  const { hosting } = JSON.parse(text(join(site, 'firebase.json'))) as { hosting: object };
  const { default: superstatic } = load<{ default: (options: object) => unknown }>(code, 'superstatic');
  const handle = superstatic({ config: hosting, cwd: site, compression: false, fallthrough: false }) as (
    request: unknown,
    response: unknown,
    next: () => void,
  ) => void;
  const server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  ).listen(0);
  return {
    answer: async (path) =>
      replyOf(
        await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
          redirect: 'manual',
        }),
      ),
    close: () => server.close().closeAllConnections(),
  };
}

/** The schema of firebase.json, as firebase-tools has it. */
export const firebaseSchema = (code: string) =>
  JSON.parse(text(join(code, 'firebase-tools/package/schema/firebase-config.json'))) as object;

interface Route {
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  handle?: string;
}

/** The schemas of the parts of vercel.json, by their keys. */
export function vercelSchemas(code: string): Readonly<Record<string, object>> {
  const all = load<Record<string, object>>(code, '@vercel/routing-utils');
  const keys = ['headers', 'redirects', 'rewrites', 'cleanUrls', 'trailingSlash'];
  return Object.fromEntries(keys.map((key) => [key, all[`${key}Schema`] ?? {}]));
}

/** Vercel, by the routes that its own code makes of vercel.json: those before the files, the files, those after them. */
export function vercel(code: string, site: string): { answer: Answers; complaints: string[] } {
  const config = JSON.parse(text(join(site, 'vercel.json'))) as { outputDirectory: string };
  const { getTransformedRoutes } = load<{
    getTransformedRoutes: (given: object) => { routes: Route[] | null; error: { message: string } | null };
  }>(code, '@vercel/routing-utils');
  const { routes, error } = getTransformedRoutes(config);
  const files = join(site, config.outputDirectory);
  // With `cleanUrls` the file cart.html is published as /cart, and a folder's index.html with and without a slash.
  const fileOf = (path: string) =>
    [path, `${path.replace(/\/$/, '')}/index.html`, `${path}.html`]
      .map((one) => join(files, one))
      .find(isFile);
  const all = routes ?? [];
  const border = all.findIndex(({ handle }) => handle === 'filesystem');
  const phase = (some: readonly Route[], path: string, headers: Record<string, string>) => {
    for (const { src = '', dest, status, headers: added = {}, continue: goesOn } of some) {
      const match = new RegExp(src, 's').exec(path);
      if (!match) continue;
      const filled = (target: string) =>
        target.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '');
      for (const [name, value] of Object.entries(added)) headers[name.toLowerCase()] = filled(value);
      if (status && headers.location) return { status };
      if (!goesOn && dest) return { to: filled(dest) };
    }
    return {};
  };
  return {
    complaints: error ? [error.message] : [],
    answer: (address) => {
      const path = decodeURI(address.split('?', 1)[0] ?? '');
      const headers: Record<string, string> = {};
      const early = phase(border < 0 ? all : all.slice(0, border), path, headers);
      const reply = (status: number, file = '') =>
        Promise.resolve({ status, location: headers.location ?? null, body: file && text(file), headers });
      if (early.status) return reply(early.status);
      const file = fileOf(path);
      if (file) return reply(200, file);
      const { to } = phase(
        all.slice(border + 1).filter(({ handle }) => !handle),
        path,
        headers,
      );
      const target = to === undefined ? undefined : fileOf(to.split('?', 1)[0] ?? '');
      return target ? reply(200, target) : reply(404, join(files, '404.html'));
    },
  };
}
