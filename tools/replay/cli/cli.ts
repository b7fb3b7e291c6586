/**
 * `npm run replay`: runs recorded logs through the reducers of this version, without a browser, and compares.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments, UsageError, usage } from './arguments';
import { exitCodes } from './files';
import { loadShop } from './loadShop';

/**
 * What the commands write to, and what they run.
 * @typedef {object} Io
 * @property {(text: string) => void} say a line for stdout
 * @property {(text: string) => void} complain a line for stderr
 * @property {(entry?: string) => Promise<object>} load the shop, as `loadShop` does it
 */

/** Each is loaded when it is asked for: Playwright and Prettier take longer to load than most logs to replay. */
const commands = {
  replay: async () => (await import('./replayFiles')).replay,
  random: async () => (await import('./random')).random,
  shrink: async () => (await import('./shrink')).shrink,
  'to-test': async () => (await import('./toTest')).toTest,
  browser: async () => (await import('./replayInBrowser')).replayInBrowser,
};

/**
 * Runs one command.
 * @param {string[]} args as on the command line
 * @param {Io} io
 * @returns {Promise<number>} the exit code
 */
export async function main(args, io) {
  try {
    const given = readArguments(args);
    if (given.help) {
      io.say(usage);
      return 0;
    }
    const command = await commands[given.command]();
    return await command(given, io);
  } catch (error) {
    io.complain(
      error instanceof UsageError ? `${error.message}\n\n${usage}` : String(error.message ?? error),
    );
    return error.exitCode ?? exitCodes.unreadable;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // Not process.exit: what is written to a pipe would be cut.
  process.exitCode = await main(process.argv.slice(2), {
    say: console.log,
    complain: console.error,
    load: (entry) => loadShop([], entry),
  });
}
