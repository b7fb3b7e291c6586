import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { ServedApp } from 'action-log-cli';
import { readHeaders } from '../../server/headersFile.mjs';
import { portOf } from '../../server/portOf';
import { createHandler } from '../../server/serve.mjs';
import { fromRoot } from '../../owner/fromRoot';

/** What a build is made of. */
const SOURCES = [
  'src',
  'packages',
  'public',
  'tools/build',
  'owner/environment',
  'server',
  'webpack.config.js',
  'package-lock.json',
];

/**
 * Serves a built shop in this process, at any free port.
 * @param given the folder of a build, which is served however old it is; undefined for `dist`, which is built
 * first if it is missing or older than the sources
 */
export async function serveShop(given?: string): Promise<ServedApp> {
  const dist = given ?? fromRoot('dist');
  const isBuilt = existsSync(`${dist}/index.html`);
  if (!isBuilt || (!given && isOutdated(dist))) build(dist);
  const { basePath = '' } = await readHeaders(dist);
  const server = createServer(await createHandler(dist)).listen(0);
  return { baseURL: `http://localhost:${portOf(server)}${basePath}`, close: () => void server.close() };
}

function isOutdated(dist: string): boolean {
  return newestIn(SOURCES.map(fromRoot)) > statSync(`${dist}/index.html`).mtimeMs;
}

/** When the newest of some files and folders, with all in them, was changed: ms since 1970. */
function newestIn(paths: readonly string[]): number {
  const all = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path],
  );
  return Math.max(...all.map((path) => statSync(path).mtimeMs));
}

/** Webpack's messages go to stderr: stdout is for the command's answer. */
function build(dist: string): void {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--output-path', dist], {
    cwd: fromRoot(''),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`The shop could not be built into ${dist}.`);
}
