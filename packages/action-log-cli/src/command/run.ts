import { writeFileSync } from 'node:fs';
import type { App } from '../app';
import { filesAt, readLogFile, replayFile } from '../report/replayFile';
import { answerOf, describeFile, describeTotal, type Answer } from '../report/describe';
import { exitCodes, worstCode, type FileReport } from '../report/fileReport';
import { junitOf } from '../report/junit';
import { messageOf } from '../report/messageOf';
import { accept } from './accept';
import { describeUnexecuted, startCoverage } from './coverage';
import { readArguments, usage, UsageError, type Arguments } from './arguments';
import { twoAtOnce } from './twoAtOnce';
import { why } from './why';

/** Where a command prints to. */
export interface Output {
  /** A line for stdout. */
  say: (text: string) => void;
  /** A line for stderr. */
  complain: (text: string) => void;
}

/**
 * Runs one command.
 * @param args as on the command line
 * @param app by default the app that the options name
 * @returns the exit code
 */
export async function run<State>(
  args: readonly string[],
  app?: App<State>,
  output: Output = { say: console.log, complain: console.error },
): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    output.say(usage);
    return exitCodes.same;
  }
  try {
    const read = readArguments(args, !app);
    if (app) return await runCommand(read, app, output);
    const { entryApp } = await import('./entryApp');
    return await runCommand(read, entryApp(read.options), output);
  } catch (error) {
    output.complain(messageOf(error));
    if (error instanceof UsageError) output.complain('All options: --help');
    return exitCodes.unreadable;
  }
}

async function runCommand<State>(read: Arguments, app: App<State>, { say }: Output): Promise<number> {
  const { command, options } = read;
  if (command === 'why' || command === 'accept') return runVerb(command, read.files, app, say);
  const coverage = options.coverage ? await startCoverage() : undefined;
  const files = read.files.flatMap(filesAt);
  const reports: FileReport[] = [];
  for await (const report of command === 'replay' ? replay(files, app) : walk(files, app, options.dist)) {
    reports.push(report);
    if (!options.json) say(describeFile(report));
  }
  if (options.json) say(JSON.stringify(reports, null, 2));
  else if (reports.length > 1) say(describeTotal(reports));
  if (coverage) say(describeUnexecuted(await coverage.unexecuted(app.sourceFolder ?? process.cwd())));
  if (options.junit !== undefined) writeFileSync(options.junit, junitOf(reports, command));
  return worstCode(reports);
}

async function runVerb<State>(
  verb: 'why' | 'accept',
  [file = '', ...more]: readonly string[],
  app: App<State>,
  say: Output['say'],
): Promise<number> {
  const code = await app.load();
  const answers: Answer[] = [];
  for (const path of verb === 'why' ? [file] : [file, ...more].flatMap(filesAt)) {
    const log = await readLogFile(path, code.logName);
    const answer =
      'reason' in log
        ? answerOf({ file: path, ...log })
        : await (verb === 'why' ? why(log, more[0] ?? '', code.replayable) : accept(path, log, code));
    say(answer.text);
    answers.push(answer);
  }
  return worstCode(answers);
}

async function* replay<State>(files: readonly string[], app: App<State>): AsyncGenerator<FileReport> {
  const code = await app.load();
  for (const file of files) yield replayFile(file, code);
}

async function* walk<State>(files: readonly string[], app: App<State>, dist: string | undefined) {
  // Playwright takes longer to load than most logs to replay.
  const { openWalks } = await import('../walk/openWalks');
  const walks = await openWalks(app.browser, await app.load(), dist);
  try {
    yield* twoAtOnce(files, walks.walkFile);
  } finally {
    await walks.close();
  }
}
