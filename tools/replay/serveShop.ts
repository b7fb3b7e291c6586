import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServedApp } from 'action-log-cli';
import { readHeaders } from '../../server/headersFile.mjs';
import { portOf } from '../../server/portOf';
import { createHandler } from '../../server/serve.mjs';
import { readEnvironment, shopFile } from '../../owner/environment/readEnvironment.mjs';
import { fromRoot } from '../../owner/fromRoot';
import { settingsFile } from '../../owner/settings/readSettings';
import { runQuietly } from './runQuietly';
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
  console.error(
    isOfNow
      ? `The walk takes the build in ${WALKED}, which has all that is on disk now.`
      : `The walk builds what is on disk now into ${WALKED}, which takes a minute or two. dist stays as it is.`,
  );
  if (isOfNow) return dist;
  rmSync(hashFile, { force: true });
  const args = ['run', 'build', '--', '--output-path', dist];
  runQuietly(`The shop could not be built into ${WALKED}:`, 'npm', args, fromRoot(''));
  writeFileSync(hashFile, hash);
  return dist;
}

const textIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
