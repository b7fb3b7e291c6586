import { writeFileSync } from 'node:fs';
import {
  allDifferences,
  describeFacts,
  finish,
  structuralHash,
  startOf,
  stepsOf,
  withChanges,
  writeLog,
  type Log,
  type Replayable,
} from 'action-log';
import type { AppCode } from '../app';
import { replayLog } from '../report/replayFile';
import { answerOf, describeFile, nameStep, type Answer } from '../report/describe';

/**
 * `replay accept FILE`: writes a log again with what this version does, and lists what differs. A crash or an
 * unknown action has no outcome that could be accepted: the file then stays as it is.
 */
export async function accept<State>(
  file: string,
  log: Log,
  { logName, replayable }: AppCode<State>,
): Promise<Answer> {
  const before = replayLog(file, log, replayable);
  if (before.result !== 'different') return answerOf(before);
  const accepted = outcomeOf(log, replayable);
  const after = replayLog(file, accepted, replayable);
  const differences = differencesOf(log, replayable);
  if (after.result === 'different')
    return { text: [...differences, describeFile(after)].join('\n'), result: 'different' };
  writeFileSync(file, await writeLog(accepted, logName));
  return { text: [`accepted   ${file}`, ...differences].join('\n'), result: 'same' };
}

/** A log with what this version does: states, screens and what effects request. */
function outcomeOf<State>(log: Log, app: Replayable<State>): Log<State> {
  const start = startOf(log, app);
  const steps = [...stepsOf(log, app)];
  const stateAfter = (count: number) => steps[count - 1]?.after ?? start;
  const outcome = {
    ...log,
    preloadedState: start,
    hashes: log.hashes.map(([count]) => [count, structuralHash(stateAfter(count))] as const),
  };
  // A log without a single effect was made without their rules, so it gets none.
  return finish(withChanges(outcome, app, log.effects.length > 0));
}

/** What the log says and what this version does, step by step. A difference of several steps is listed once. */
function differencesOf<State>(log: Log, app: Replayable<State>): string[] {
  const known = new Set<string>();
  let nameBefore = '';
  return allDifferences(log, app).flatMap(({ what, facts, ...at }) => {
    const lines = describeFacts(facts).map((line) => `  ${line}`);
    const changed = lines.filter((line) => /^ {2}[-+]/.test(line)).join('\n');
    if (what === 'hash' || known.has(changed)) return [];
    known.add(changed);
    const name = nameStep(at);
    if (name === nameBefore) return lines;
    nameBefore = name;
    return [name, ...lines];
  });
}
