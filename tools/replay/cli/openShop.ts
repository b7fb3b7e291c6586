/**
 * The built shop in Chromium, served by this process.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { createHandler } from '../../../deploy/serve.mjs';
import { browserFlags, ensureBrowser } from '../../chromium';

export interface OpenShop {
  browser: Browser;
  baseURL: string;
  close: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Serves a built shop, and starts the browser. Builds the shop first where it is not built.
 * @param dist the folder of the build
 */
export async function openShop(dist = `${root}/dist`): Promise<OpenShop> {
  if (!existsSync(`${dist}/index.html`)) build(dist);
  const server = createServer(createHandler(dist)).listen(0);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port to serve the shop at.');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  return {
    browser,
    baseURL: `http://localhost:${address.port}`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Webpack's own messages go to stderr: stdout is only for the answer. */
function build(dist: string): void {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--output-path', dist], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`The shop could not be built into ${dist}.`);
}
