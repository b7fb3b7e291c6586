import { writeFileSync } from 'node:fs';
import {
  createRecordedOutlines,
  describeFacts,
  finish,
  hashOf,
  startOf,
  stepsOf,
  withChanges,
  writeEffects,
  writeLog,
  type EffectRequest,
  type Log,
  type Replayable,
} from 'action-log';
import type { AppCode } from '../app';
import { readLogFile } from '../replay/logFiles';
import { replayLog } from '../replay/replayFile';
import { describeFile, nameStep } from '../report/describe';
import { exitCodes } from '../report/fileReport';
import { differingFacts } from '../walk/differingFacts';
import type { Answer } from './why';

/**
 * `replay accept FILE`: writes a log again with what this version does, and lists what differs. Of a crash, an
 * unknown action or an impure reducer there is no outcome to accept: then the file stays as it is.
 */
export async function accept<State>(file: string, code: AppCode<State>): Promise<Answer> {
  const { logName, replayable } = code;
  const log = await readLogFile(file, logName);
  if ('reason' in log) return { text: describeFile({ file, ...log }), code: exitCodes[log.result] };
  const before = replayLog(file, log, replayable);
  if (before.result !== 'different') return { text: describeFile(before), code: exitCodes[before.result] };
  const accepted = outcomeOf(log, replayable);
  const after = replayLog(file, accepted, replayable);
  const differences = differencesOf(log, accepted, replayable);
  if (after.result === 'different' || !('difference' in after))
    return { text: [...differences, describeFile(after)].join('\n'), code: exitCodes.different };
  writeFileSync(file, await writeLog(accepted, logName));
  return { text: [`accepted   ${file}`, ...differences].join('\n'), code: exitCodes.same };
}

/** A log with what this version does: states, screens and what effects request. */
function outcomeOf<State>(log: Log, app: Replayable<State>): Log<State> {
  const start = startOf(log, app);
  const steps = [...stepsOf(log, app)];
  const stateAfter = (count: number) => steps[count - 1]?.after ?? start;
  const hasValues = log.requests.some(([, effects]) => effects.some(({ value }) => value !== undefined));
  const kept = ({ value, ...effect }: EffectRequest): EffectRequest =>
    hasValues && value !== undefined ? { ...effect, value } : effect;
  const requests = steps
    .filter(({ crash }) => crash === undefined)
    .map(
      ({ index, action, before, after }) => [index, app.effectsOf(action, before, after).map(kept)] as const,
    )
    .filter(([, effects]) => effects.length > 0);
  const outcome = {
    ...log,
    preloadedState: start,
    hashes: log.hashes.map(([count]) => [count, hashOf(stateAfter(count))] as const),
    // A log without any does not know of effects.
    requests: log.requests.length > 0 ? requests : [],
    happened: log.happened.filter(([, { impure }]) => impure === undefined),
  };
  return finish(withChanges(outcome, app));
}

/** By step, what the log says and what this version does; the same difference of several steps once. */
function differencesOf<State>(log: Log, accepted: Log, app: Replayable<State>): string[] {
  const [expectedAt, foundAt] = [factsIn(log), factsIn(accepted)];
  const start = differingFacts({ 'the screen': log.screen }, { 'the screen': accepted.screen });
  const steps = [...stepsOf(log, app)].map(({ index, action, before }) => ({
    name: nameStep({ index, action: action.type, step: app.describe(action, before) }),
    facts: differingFacts(expectedAt(index), foundAt(index)),
  }));
  const known = new Set<string>();
  return [{ name: 'the start', facts: start }, ...steps].flatMap(({ name, facts }) => {
    // What the log does not contain is no difference.
    const lines = describeFacts(facts.filter(({ expected }) => expected !== null)).map((line) => `  ${line}`);
    const text = lines.filter((line) => /^ {2}[-+]/.test(line)).join('\n');
    if (text === '' || known.has(text)) return [];
    known.add(text);
    return [name, ...lines];
  });
}

/** What a log says of a step, by the step's index, in the order of the steps; null if it does not say it. */
function factsIn(log: Log) {
  const outlineAfter = createRecordedOutlines(log);
  const requests = new Map(log.requests);
  return (index: number) => {
    const changes = log.stepChanges[index]?.state ?? null;
    // A state that is saved again unchanged differs by the build.
    const effects = requests.get(index)?.filter(({ save }) => save === undefined || changes !== '[]') ?? [];
    return {
      'what the step changes': changes === null ? null : textsOf(changes),
      'the screen': outlineAfter(index),
      'what effects request': log.requests.length === 0 ? null : writeEffects(effects),
    };
  };
}

/** The changes in a line of a log, each as JSON. */
const textsOf = (line: string) => (JSON.parse(line) as unknown[]).map((change) => JSON.stringify(change));
