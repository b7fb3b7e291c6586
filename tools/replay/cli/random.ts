import { writeFileSync } from 'node:fs';
import { count } from './report';

/** Plays random sessions; one in which something does not hold is written as a log into the present folder. */
export async function random({ runs, seed, path }, { say, load }) {
  const { playRandomSessions, builtInRows } = await load('tools/replay/cli/randomParts.ts');
  const { sessions, actions, fingerprint, failure } = await playRandomSessions({
    runs,
    seed,
    path,
    rows: builtInRows,
  });
  if (!failure) {
    say(
      `${count(sessions, 'random session')}, ${count(actions, 'action')}: all invariants hold (seed ${seed}, fingerprint ${fingerprint})`,
    );
    return 0;
  }
  const file = `random-${seed}.json`;
  writeFileSync(file, failure.log);
  say(`Session ${sessions} of ${runs} fails: ${failure.message}`);
  failure.steps.forEach((step, index) => say(`${String(index).padStart(5)} ${step}`));
  say(`Written as ${file}. Again: npm run replay -- --random ${runs} --seed ${seed} --path ${failure.path}`);
  return 1;
}
