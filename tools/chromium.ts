/**
 * Finds the Chromium for the browser tests or installs one, so that `npm test` needs no setup.
 */
import { resolve } from 'node:path';
import { installPackages, onPath, ranWell } from './debianPackages';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const PACKAGES = ['chromium', 'fonts-liberation'];
const SHELL = 'chromium-headless-shell';

/**
 * The flags of every Chromium that this project starts: it runs as any user (also as root), without a
 * graphics card, and sends no requests in the background.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium that runs, or undefined. Each candidate is run with `--version`, because on Ubuntu
 * `chromium-browser` may be a script that only says how to install the browser.
 */
function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  const candidates = chosen ? [resolve(chosen)] : NAMES.flatMap(onPath);
  return candidates.find((path) => ranWell(path, '--version'));
}

/** The path of a Chromium that runs. Installs it if it is missing; throws an error that says what to do. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(
      `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", which does not run: correct or unset it.`,
    );
  }

  installPackages(PACKAGES);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium for the browser tests: install chromium, or set CHROMIUM_PATH to one.');
}

/**
 * The path of the headless shell: Chromium's engine without a browser's windows, in which a test takes half
 * the time. Chromium itself if CHROMIUM_PATH is set or Debian's package of the shell is missing.
 */
export function ensureHeadlessShell() {
  const browser = ensureBrowser();
  if (process.env.CHROMIUM_PATH) return browser;
  const findShell = () => onPath(SHELL).find((path) => ranWell(path, '--version'));
  const found = findShell();
  if (found) return found;
  installPackages([SHELL]);
  return findShell() ?? browser;
}
