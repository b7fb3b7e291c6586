import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServedApp } from 'action-log-cli';
import { readHeaders } from '../../server/headersFile.mjs';
import { portOf } from '../../server/portOf';
import { createHandler } from '../../server/serve.mjs';
import { readEnvironment, shopFile } from '../../owner/environment/readEnvironment.mjs';
import { fromRoot } from '../../owner/fromRoot';
import { settingsFile } from '../../owner/settings/readSettings';
import { sourcesHash } from './sourcesHash';

/** The walk's separate build, beside a hash of its sources. `dist`, which may be served, stays unchanged. */
const WALKED = '.cache/walked';

/**
 * Serves a built shop in this process, at any free port.
 * @param given the folder of a build, which is served however old it is; undefined for the walk's own build, which is
 * made first unless it was made of what is on disk now
 */
export async function serveShop(given?: string): Promise<ServedApp> {
  const dist = given ?? buildOfNow();
  const { basePath = '' } = await readHeaders(dist);
  const server = createServer(await createHandler(dist)).listen(0);
  return { baseURL: `http://localhost:${portOf(server)}${basePath}`, close: () => void server.close() };
}

/** Builds the shop, unless that was done with the same sources, and says which build is served. Returns its folder. */
function buildOfNow(): string {
  const dist = fromRoot(WALKED);
  const hashFile = `${dist}.sources`;
  const hash = sourcesHash({
    root: fromRoot('.'),
    settings: settingsFile(),
    ownFolder: shopFile('.'),
    environment: readEnvironment(),
  });
  const isOfNow = existsSync(`${dist}/index.html`) && textIn(hashFile) === hash;
  const what = isOfNow ? `Takes the build in ${WALKED}, which has` : `Builds the shop into ${WALKED}, with`;
  console.error(`${what} all that is on disk now; dist stays as it is.`);
  if (isOfNow) return dist;
  rmSync(hashFile, { force: true });
  build(dist);
  writeFileSync(hashFile, hash);
  return dist;
}

const textIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Webpack's messages go to stderr: stdout is for the command's answer. */
function build(dist: string): void {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--output-path', dist], {
    cwd: fromRoot(''),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`The shop could not be built into ${dist}.`);
}
