import { nameLogs } from 'action-log';
import type { App, AppCode } from '../app';
import { readArguments, UsageError, usageOf, type Arguments } from './arguments';
import { exitCodes } from './fileReport';
import { RefusedFileError } from './logFiles';
import { messageOf } from './messageOf';

/** Where a command prints to. */
export interface Output {
  /** A line for stdout. */
  say: (text: string) => void;
  /** A line for stderr. */
  complain: (text: string) => void;
}

/** What a command works with. */
export interface Context<State> extends Output {
  app: App<State>;
  /** Loads the app's code, and names the logs as the app does. */
  load: () => Promise<AppCode<State>>;
}

/**
 * Runs one command.
 * @param args as on the command line
 * @param given the app; by default the one that the options name
 * @returns the exit code
 */
export async function run<State>(
  args: string[],
  given?: App<State>,
  { say, complain }: Output = { say: console.log, complain: console.error },
): Promise<number> {
  const withApp = <Any>(app: App<Any>, read: Arguments) => {
    const load = async () => {
      const code = await app.load();
      nameLogs(code.logName);
      return code;
    };
    return runCommand(read, { app, load, say, complain });
  };
  try {
    const read = readArguments(args, !given);
    if (read.command === 'help') {
      say(usageOf(given?.command));
      return 0;
    }
    return await (given
      ? withApp(given, read)
      : withApp((await import('./entryApp')).entryApp(read.values), read));
  } catch (error) {
    const message = messageOf(error);
    complain(error instanceof UsageError ? `${message}\n\n${usageOf(given?.command)}` : message);
    return error instanceof RefusedFileError ? error.exitCode : exitCodes.unreadable;
  }
}

/** Loads only the code of the command: Playwright and Prettier take longer to load than most logs to replay. */
async function runCommand<State>(given: Arguments, context: Context<State>): Promise<number> {
  switch (given.command) {
    case 'help':
      return 0;
    case 'replay':
      return (await import('./replayFiles')).replayFiles(given, context);
    case 'compare':
      return (await import('./compareTwo')).compareTwo(given, context);
    case 'coverage':
      return (await import('./printCoverage')).printCoverage(given, context);
    case 'browser':
      return (await import('../browser/replayInBrowser')).replayInBrowser(given, context);
    case 'review':
      return (await import('../browser/review/review')).review(given, context);
    case 'shrink':
      return (await import('./shrinkFile')).shrinkFile(given, context);
    case 'to-test':
      return (await import('../toTest/printTest')).printTest(given, context);
    case 'to-playwright':
      return (await import('../toPlaywright/printPlaywright')).printPlaywright(given, context);
    case 'random':
      return (await import('./playRandom')).playRandom(given, context);
  }
}
