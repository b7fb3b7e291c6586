import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tools/chromium';

interface Launched {
  context: BrowserContext;
  /** Kills the browser and the processes of its tabs. */
  kill: () => Promise<void>;
}

/**
 * Starts a Chromium whose tabs can be frozen, and that can be killed, and runs work in it. A browser that
 * Playwright starts shows every tab as if it had the focus, so none could be frozen.
 * @param profile the folder of its data; without it, an empty one that is removed afterwards
 */
export async function inChromium<Answer>(
  work: (launched: Launched) => Promise<Answer>,
  profile?: string,
): Promise<Answer> {
  if (profile === undefined) return inFolder((folder) => inChromium(work, folder));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(ensureBrowser(), [...browserFlags, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // Its processes become a group, which is killed together.
  });
  const ended = once(browser, 'exit');
  const kill = async () => {
    if (browser.pid && browser.exitCode === null && browser.signalCode === null)
      process.kill(-browser.pid, 'SIGKILL');
    await ended;
  };
  try {
    for await (const line of createInterface(browser.stderr)) {
      const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
      if (!address) continue;
      const connected = await chromium.connectOverCDP(address, { noDefaults: true });
      const [context] = connected.contexts();
      if (context) return await work({ context, kill });
    }
    throw new Error('Chromium did not start.');
  } finally {
    await kill();
  }
}

/** Runs work with the path of a folder that is empty, and removes it afterwards. */
export async function inFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-profile-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
