import type { App, AppCode } from '../app';
import { readArguments, UsageError, usageOf, type Arguments } from './arguments';
import { exitCodes } from './fileReport';
import { RefusedFileError } from './logFiles';
import { messageOf } from './messageOf';
import { words } from './words';

/** Where a command prints to. */
export interface Output {
  /** A line for stdout. */
  say: (text: string) => void;
  /** A line for stderr. */
  complain: (text: string) => void;
  /** Shows how far a comparison is, in place of the last such text; '' at the end. */
  show: (text: string) => void;
}

/** On a terminal: the last line. In a file it would only be noise. */
function showOnTerminal(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** What a command works with. */
export interface Context<State> extends Omit<Output, 'show'> {
  app: App<State>;
  /** Loads the app's code, and names the logs as the app does. */
  load: () => Promise<AppCode<State>>;
  /** Tells how much of a comparison is done. */
  progress: (done: number, of: number) => void;
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
  { show, ...output }: Output = { say: console.log, complain: console.error, show: showOnTerminal },
): Promise<number> {
  let shown = '';
  const showOnce = (text: string) => {
    if (text !== shown) show((shown = text));
  };
  const above = (print: (text: string) => void) => (text: string) => {
    showOnce('');
    print(text);
  };
  const [say, complain] = [above(output.say), above(output.complain)];
  const progress = (done: number, of: number) =>
    showOnce(words('Comparing: {} %', Math.floor((100 * done) / of)));
  const withApp = <Any>(app: App<Any>, read: Arguments) => {
    return runCommand(read, { app, load: app.load, say, complain, progress });
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
    const command = given?.command ?? 'npx action-log';
    complain(
      error instanceof UsageError
        ? `${message}
${words('All options: {} --help', command)}`
        : message,
    );
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
