import { writeFileSync } from 'node:fs';
import type { ArgumentsOf } from './arguments';
import { exitCodes } from './entry';
import type { Io } from './io';
import { count } from './report';

/** What random sessions find; `--json` prints it as it is. */
interface RandomReport {
  /** How many sessions were asked for, and how many were played. */
  runs: number;
  sessions: number;
  seed: number;
  /** In all sessions. */
  actions: number;
  /** The hash of the final states of all sessions. */
  fingerprint: string;
  /** The session that breaks an invariant; null where none does. */
  failure: { message: string; steps: readonly string[]; file: string; path: string } | null;
}

/** Plays random sessions; the log of one that breaks an invariant is written into the current folder. */
export async function playRandom(
  { runs, seed, path, json }: ArgumentsOf<'random'>,
  { say, loadRandomParts }: Io,
) {
  const { playRandomSessions, builtInRows } = await loadRandomParts();
  const { failure, ...played } = await playRandomSessions({
    runs,
    seed,
    ...(path !== undefined && { path }),
    rows: builtInRows,
  });
  const report: RandomReport = { runs, seed, ...played, failure: null };
  if (failure) {
    const { log, ...told } = failure;
    report.failure = { ...told, file: `random-${seed}.json` };
    writeFileSync(report.failure.file, log);
  }
  say(json ? JSON.stringify(report, null, 2) : tellRandom(report));
  return failure ? exitCodes.different : exitCodes.same;
}

function tellRandom({ runs, seed, sessions, actions, fingerprint, failure }: RandomReport): string {
  if (!failure)
    return `${count(sessions, 'random session')}, ${count(actions, 'action')}: all invariants hold (seed ${seed}, fingerprint ${fingerprint})`;
  const { message, steps, file, path } = failure;
  return [
    `Session ${sessions} of ${runs} fails: ${message}`,
    ...steps.map((step, index) => `${String(index + 1).padStart(5)} ${step}`),
    `Written as ${file}. Again: npm run replay -- --random ${runs} --seed ${seed} --path ${path}`,
  ].join('\n');
}
