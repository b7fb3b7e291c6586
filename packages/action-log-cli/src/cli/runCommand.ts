import { readArguments, UsageError, usage, type Arguments } from './arguments';
import { exitCodes } from './entry';
import type { Io } from './io';
import { RefusedFileError } from './logFiles';
import { messageOf } from './messageOf';

/**
 * Runs one command of `npm run replay`.
 * @param args as on the command line
 * @returns the exit code
 */
export async function runCommand(args: string[], io: Io): Promise<number> {
  try {
    return await run(readArguments(args), io);
  } catch (error) {
    const message = messageOf(error);
    io.complain(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return error instanceof RefusedFileError ? error.exitCode : exitCodes.unreadable;
  }
}

/** Loads only the command's own code: Playwright and Prettier take longer to load than most logs to replay. */
async function run(given: Arguments, io: Io): Promise<number> {
  switch (given.command) {
    case 'help':
      io.say(usage);
      return 0;
    case 'replay':
      return (await import('./replayFiles')).replayFiles(given, io);
    case 'compare':
      return (await import('./compareTwo')).compareTwo(given, io);
    case 'coverage':
      return (await import('./tellCoverage')).tellCoverage(given, io);
    case 'browser':
      return (await import('../browser/replayInBrowser')).replayInBrowser(given, io);
    case 'shrink':
      return (await import('./shrinkFile')).shrinkFile(given, io);
    case 'to-test':
      return (await import('./printTest')).printTest(given, io);
    case 'to-playwright':
      return (await import('../toPlaywright/printPlaywright')).printPlaywright(given, io);
    case 'random':
      return (await import('./playRandom')).playRandom(given, io);
  }
}
