/**
 * The Chromium of the browser tests: found, or installed, so that `npm test` needs no preparation.
 */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const PACKAGES = ['chromium', 'fonts-liberation'];

/** What every Chromium of this project is started with: any user and machine will do, and it calls nobody unasked. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ranWell = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

/**
 * The path of a Chromium that runs, or undefined. Nothing is installed.
 * It is asked for its version, because on Ubuntu `chromium-browser` may be a note saying where else to get one.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  const candidates = chosen ? [resolve(chosen)] : NAMES.flatMap(onPath);
  return candidates.find((path) => ranWell(path, ['--version']));
}

/** The words before a command that make it run as root without asking, or undefined where that cannot be. */
function asRoot() {
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  if (process.getuid?.() === 0) return environment;
  return ranWell('sudo', ['-n', 'true']) ? ['sudo', '-n', ...environment] : undefined;
}

function install() {
  const prefix = ranWell('apt-get', ['--version']) && asRoot();
  if (!prefix) return;
  const [command, ...rest] = prefix;
  console.error(`Installing ${PACKAGES.join(' and ')} with apt-get for the browser tests...`);
  // The lists may be good enough even where the update fails; only whether a browser is there counts.
  ranWell(command, [...rest, 'apt-get', 'update']);
  ranWell(command, [...rest, 'apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES]);
}

/** The path of a Chromium that runs, installed first if there is none. Throws an Error that says what to do. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(
      `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", which does not run: correct or unset it.`,
    );
  }

  install();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium for the browser tests: install chromium, or set CHROMIUM_PATH to one.');
}

function main() {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
