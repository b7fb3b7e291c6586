/**
 * How hosts read a shop's folder, by their own code of npm: Netlify's parsers, Cloudflare's asset server.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const NETLIFY = ['@netlify/headers-parser@9.0.3', '@netlify/redirect-parser@16.1.1'];
/** The last release that needs no unpublished package. Its sources are enough. */
const CLOUDFLARE = '@cloudflare/pages-shared@0.11.66';

/** Installs the hosts' code into a folder. */
export function installOwnCode(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...NETLIFY);
  run('tar', 'xzf', run('npm', 'pack', '--silent', CLOUDFLARE).trim());
}

/** A package of the folder. */
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
export async function cloudflare(code: string, site: string) {
  const outfile = join(code, 'cloudflare.mjs');
  const from = join(code, 'package');
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
    answer: (path: string) =>
      generateHandler({
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
      }),
  };
}
