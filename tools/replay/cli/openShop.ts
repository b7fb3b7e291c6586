/**
 * The built shop in Chromium, served from here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createHandler } from '../../../deploy/serve.mjs';
import { browserFlags, ensureBrowser } from '../../chromium';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Serves a built shop, and starts the browser. Builds the shop first where it is not built.
 * @param {string} [dist] the folder of the build
 * @returns {Promise<{ browser: import('@playwright/test').Browser, baseURL: string, close: () => Promise<void> }>}
 */
export async function openShop(dist = `${root}/dist`) {
  if (!existsSync(`${dist}/index.html`)) build(dist);
  const server = createServer(createHandler(dist)).listen(0);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  return {
    browser,
    baseURL: `http://localhost:${server.address().port}`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** What webpack says goes to stderr: stdout belongs to the answer. */
function build(dist) {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--output-path', dist], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`The shop could not be built into ${dist}.`);
}
