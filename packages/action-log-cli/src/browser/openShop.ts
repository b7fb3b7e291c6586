/**
 * The built shop in Chromium, served by this process.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { readHeaders } from '../../../../server/headers.mjs';
import { createHandler } from '../../../../server/serve.mjs';
import { browserFlags, ensureBrowser } from '../../../../tools/chromium';
import { newestIn } from '../cli/folders';

export interface OpenShop {
  browser: Browser;
  baseURL: string;
  close: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a build is made of. */
const SOURCES = [
  'src',
  'public',
  'tools/build',
  'server/environment',
  'server/headers.mjs',
  'webpack.config.js',
  'package-lock.json',
];

/**
 * Serves a built shop, and starts the browser. Builds the shop first where it is not built, or where the sources are
 * newer than the build.
 * @param given the folder of a build that is served as it is, however old
 */
export async function openShop(given?: string): Promise<OpenShop> {
  const dist = given ?? `${root}/dist`;
  const isBuilt = existsSync(`${dist}/index.html`);
  if (!isBuilt || (!given && isOutdated(dist))) build(dist);
  const served = await serveShop(dist);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  return {
    browser,
    baseURL: served.baseURL,
    async close() {
      await browser.close();
      served.close();
    },
  };
}

/** Serves the folder of a built shop, at any free port. Throws where it was built to stand below a path. */
export async function serveShop(dist: string) {
  const { basePath } = await readHeaders(dist);
  if (basePath)
    throw new Error(
      `${dist} was built for ${basePath}/, and a log's addresses begin at the root: build with BASE_PATH=/ first.`,
    );
  const server = createServer(await createHandler(dist)).listen(0);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port to serve the shop at.');
  return { baseURL: `http://localhost:${address.port}`, close: () => void server.close() };
}

function isOutdated(dist: string): boolean {
  return newestIn(SOURCES.map((path) => `${root}/${path}`)) > statSync(`${dist}/index.html`).mtimeMs;
}

/** Webpack's own messages go to stderr: stdout is only for the answer. */
function build(dist: string): void {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--output-path', dist], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`The shop could not be built into ${dist}.`);
}
