import { writeFileSync } from 'node:fs';
import type { ArgumentsOf } from './arguments';
import { exitCodes } from './entry';
import type { Io } from './io';
import { count } from './report';

/** Plays random sessions; the log of one that breaks an invariant is written into the current folder. */
export async function playRandom({ runs, seed, path }: ArgumentsOf<'random'>, { say, loadRandomParts }: Io) {
  const { playRandomSessions, builtInRows } = await loadRandomParts();
  const { sessions, actions, fingerprint, failure } = await playRandomSessions({
    runs,
    seed,
    ...(path !== undefined && { path }),
    rows: builtInRows,
  });
  if (!failure) {
    say(
      `${count(sessions, 'random session')}, ${count(actions, 'action')}: all invariants hold (seed ${seed}, fingerprint ${fingerprint})`,
    );
    return exitCodes.same;
  }
  const file = `random-${seed}.json`;
  writeFileSync(file, failure.log);
  say(`Session ${sessions} of ${runs} fails: ${failure.message}`);
  failure.steps.forEach((step, index) => say(`${String(index + 1).padStart(5)} ${step}`));
  say(`Written as ${file}. Again: npm run replay -- --random ${runs} --seed ${seed} --path ${failure.path}`);
  return exitCodes.different;
}
