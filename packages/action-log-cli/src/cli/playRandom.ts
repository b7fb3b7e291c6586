import { writeFileSync } from 'node:fs';
import type { RandomSessions } from '../app';
import { numberIn, UsageError, type Arguments } from './arguments';
import { count } from './describe';
import { exitCodes } from './fileReport';
import type { Context } from './run';
import { words } from './words';

/** What random sessions find; `--json` prints it. */
interface RandomReport extends Omit<RandomSessions, 'failure'> {
  /** How many sessions should be played. */
  runs: number;
  seed: number;
  failure: { message: string; steps: readonly string[]; file: string; path: string } | null;
}

/** Plays random sessions; the log of one that fails is written into the current folder. */
export async function playRandom<State>({ files, values }: Arguments, { app, say }: Context<State>) {
  if (files.length > 0) throw new UsageError(words('--random takes no file.'));
  const { json, path, seed: given } = values;
  const runs = numberIn('random', values.random ?? '', 1);
  const seed =
    given === undefined ? Math.floor(Math.random() * 2 ** 31) : numberIn('seed', given, -(2 ** 31));
  const { failure, ...played } = await app.playRandom({ runs, seed, ...(path !== undefined && { path }) });
  const report: RandomReport = { runs, seed, ...played, failure: null };
  if (failure) {
    const { log, ...described } = failure;
    report.failure = { ...described, file: `random-${seed}.json` };
    writeFileSync(report.failure.file, log);
  }
  say(json ? JSON.stringify(report, null, 2) : describeRandom(report, app.command));
  return failure ? exitCodes.different : exitCodes.same;
}

function describeRandom(
  { runs, seed, sessions, actions, fingerprint, failure }: RandomReport,
  command: string,
): string {
  if (!failure)
    return words(
      '{}, {}: all invariants hold (seed {}, fingerprint {})',
      count(sessions, 'random session'),
      count(actions, 'action'),
      seed,
      fingerprint,
    );
  const { message, steps, file, path } = failure;
  return [
    words('Session {} of {} fails: {}', sessions, runs, message),
    ...steps.map((step, index) => `${String(index + 1).padStart(5)} ${step}`),
    words('Written as {}. Again: {}', file, `${command} --random ${runs} --seed ${seed} --path ${path}`),
  ].join('\n');
}
