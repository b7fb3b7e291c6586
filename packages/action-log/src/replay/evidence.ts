import { parseChanges } from '../changes/changes';
import { pathOfKey, pathOfKeys } from '../changes/path';
import { isHolder } from '../model/fields';
import { isKept, lostIn } from '../changes/notJson';
import type { Log } from '../model/log';
import type { Difference } from './differences';

/** What a log contains to compare a replay with. */
export interface Evidence {
  /** The number of facts of each kind. */
  states: number;
  changes: number;
  screens: number;
  effects: number;
  /** What it lacks, in words, although other logs of its kind have it. A replay of it then proves only a part. */
  missing: readonly string[];
  /** What a replay cannot repeat, so that it is not compared: 'step 3, cart.openedAt (Date)'. */
  notJson: readonly string[];
}

/**
 * What a log contains.
 * @param notCompared what a replay of it did not compare (`checking`)
 */
export function evidenceOf(log: Log, notCompared: readonly string[] = []): Evidence {
  const { actions, hashes, stepChanges, screen, effects } = log;
  const { length } = actions;
  const counts = hashes.map(([count]) => count).filter((count) => count <= length);
  const inLog = stepChanges.slice(0, length);
  const changes = inLog.filter((step) => step?.state).length;
  const screens = inLog.filter((step) => step?.screen).length;
  // An app without `view` records no screen at all, so that none is missing.
  const hasView = screen !== null || screens > 0;
  const missing: readonly (readonly [string, boolean])[] = [
    ['the hash of its first or last state', !counts.includes(0) || !counts.includes(length)],
    ['what some actions changed', changes < length],
    ['what some screens showed', hasView && screens < length],
  ];
  return {
    states: counts.length,
    changes,
    screens: hasView ? screens + (screen === null ? 0 : 1) : 0,
    effects: effects.filter(([index]) => index < length).length,
    missing: missing.flatMap(([text, isMissing]) => (isMissing ? [text] : [])),
    notJson: [...describeNotJson(log), ...notCompared],
  };
}

/** 'partial': no difference, but not everything could be compared. */
export function verdictOf(difference: Difference | null, { missing, notJson }: Evidence) {
  if (difference) return 'different';
  return missing.length + notJson.length > 0 ? 'partial' : 'same';
}

function describeNotJson({ preloadedState, actions, stepChanges }: Log): string[] {
  const named = (index: number, path: string, kind: string) =>
    `${index < 0 ? 'the start' : `step ${index + 1}`}, ${path} (${kind})`;
  return [
    ...lostIn(preloadedState, actions).map(([index, path, kind]) => named(index, pathOfKeys(path), kind)),
    ...stepChanges.flatMap((step, index) =>
      notJsonInLine(step?.state ?? '')
        .filter(([, kind]) => !isKept(kind))
        .map(([path, kind]) => named(index, path, kind)),
    ),
  ];
}

/** The values in a line of changes that `comparableJson` could only name. A damaged line has no such value. */
function notJsonInLine(line: string): [path: string, kind: string][] {
  if (!line.includes('"not JSON"')) return [];
  const inValue = (path: string, value: unknown): [string, string][] =>
    isHolder(value)
      ? Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
          key === 'not JSON' ? [[path, String(part)]] : inValue(pathOfKey(path, key), part),
        )
      : [];
  try {
    return parseChanges(line).flatMap(([path, to]) => inValue(path, to));
  } catch {
    return [];
  }
}
