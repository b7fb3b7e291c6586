import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { shrinkLog, stepsOf, writeLog } from 'action-log';
import { onlyFile, type Arguments } from './arguments';
import type { AppCode } from '../app';
import { compareFile } from './compareFile';
import { count, describeFile, describeSteps } from './describe';
import { exitCodes, type FileReport } from './fileReport';
import { needLogFile, workOn } from './logFiles';
import type { Context } from './run';
import { words } from './words';

/** What is left of a log; `--json` prints it beside what the replay found. */
interface Shrunk {
  file: string;
  /** Whether no action can be left out. If not, it is the log's beginning, because the log lacks facts after it. */
  isSmallest: boolean;
  steps: readonly { action: string; told: string }[];
}

/** Writes the smallest log that still shows the difference next to the file, and prints its steps. */
export async function shrinkFile<State>(given: Arguments, { say, load }: Context<State>) {
  const file = onlyFile(given);
  const code = await load();
  const report = await compareFile(file, code);
  const shrunk = isShrinkable(report) ? await shrink(file, code) : null;
  say(
    given.values.json
      ? JSON.stringify({ ...report, shrunk }, null, 2)
      : [describeFile(report), ...describeShrunk(report, shrunk)].join('\n'),
  );
  return exitCodes[report.result];
}

/** Fewer actions do not show what happened outside of the reducers while the log was recorded. */
function isShrinkable({ result, ...report }: FileReport): boolean {
  return result === 'different' && 'difference' in report && report.difference?.what !== 'outcome';
}

async function shrink<State>(file: string, { replayable, logName }: AppCode<State>): Promise<Shrunk> {
  const log = await needLogFile(file, logName);
  const shrunk = workOn(file, () => shrinkLog(log, replayable));
  if (!shrunk) throw new Error(words('{}: a second replay shows no difference.', file));
  const target = `${file.replace(/\.json$/i, '')}.shrunk.json`;
  writeFileSync(target, await writeLog(shrunk.log, logName));
  const steps = [...stepsOf(shrunk.log, replayable)].map(({ action, before }) => ({
    action: action.type,
    told: replayable.describe(action, before),
  }));
  return { file: target, isSmallest: shrunk.isSmallest, steps };
}

function describeShrunk(report: FileReport, shrunk: Shrunk | null): string[] {
  if (!('difference' in report)) return [];
  if (!report.difference) return [words('There is no difference to shrink.')];
  if (!shrunk) return [words('That happened while the log was recorded: fewer actions would not show it.')];
  const { file, isSmallest, steps } = shrunk;
  const [name, whole] = [basename(file), count(report.difference.index + 1, 'action')];
  if (isSmallest) return [words('{}: down to {} of {}', name, steps.length, whole), describeSteps(steps)];
  if (steps.length === 0) return [words('{}: no action, as the first state differs already.', name)];
  return [
    words(
      '{}: the first {}. The log does not say what fewer actions must lead to, so none can be left out.',
      name,
      whole,
    ),
  ];
}
