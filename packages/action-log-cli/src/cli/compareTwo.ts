import { compareLogs, stepsOf, type Log, type Parting, type Replayable } from 'action-log';
import { UsageError, type Arguments } from './arguments';
import { exitCodes } from './fileReport';
import { needLogFile, workOn } from './logFiles';
import type { Context } from './run';
import { words } from './words';

const headlines = {
  actions: 'other actions:',
  answers: 'only one of them has this answer:',
  screen: 'the same action shows something else:',
} as const satisfies Readonly<Record<Parting['what'], string>>;

/** Shows where two logs differ, and what each does there. */
export async function compareTwo<State>(
  { files: [one, other, ...others] }: Arguments,
  { say, load }: Context<State>,
) {
  if (one === undefined || other === undefined || others.length > 0)
    throw new UsageError(words('--compare takes two files.'));
  const { replayable, logName } = await load();
  const [left, right] = [await needLogFile(one, logName), await needLogFile(other, logName)];
  const partings = workOn(`${one}, ${other}`, () => compareLogs(left, right, replayable));
  if (partings.length === 0) {
    say(words('{} and {} do the same.', one, other));
    return exitCodes.same;
  }
  const [leftSteps, rightSteps] = [describeSteps(left, replayable), describeSteps(right, replayable)];
  for (const parting of partings) {
    const isStart = parting.what === 'screen' && parting.one[1] === 0;
    say(words(isStart ? 'they begin with other screens.' : headlines[parting.what]));
    if (isStart) continue;
    say(`  ${one}: ${describeSpan(parting.one, leftSteps)}`);
    say(`  ${other}: ${describeSpan(parting.other, rightSteps)}`);
  }
  say(partings.length === 1 ? words('They part once.') : words('They part {} times.', partings.length));
  return exitCodes.different;
}

function describeSteps<State>(log: Log, replayable: Replayable<State>): string[] {
  return [...stepsOf(log, replayable)].map(({ action, before }) => replayable.describe(action, before));
}

/** The first of some steps, numbered from 1, and how many follow it. */
function describeSpan([from, to]: readonly [number, number], steps: readonly string[]): string {
  if (from === to) return from === steps.length ? words('ends') : words('none before step {}', from + 1);
  const more = to - from - 1;
  return `${words('step {}, {}', from + 1, steps[from] ?? '')}${more > 0 ? words(', and {} more', more) : ''}`;
}
