import { parseChanges } from '../changes/changes';
import { isFields } from '../changes/fields';
import { canPutBack } from '../changes/notJson';
import { textIn } from '../file/readFields';
import { LOG_VERSION, type Log } from '../model/log';
import type { Difference } from './check';

/** What a log contains to compare a replay with. */
export interface Evidence {
  /** The number of facts of each kind. */
  states: number;
  changes: number;
  screens: number;
  effects: number;
  /** What it does not contain, although other logs of its kind do. A replay without a difference then proves only a part. */
  missing: readonly EvidencePart[];
  /** What no log of its kind contains: a joined recording, or a file of version 1 or 2. */
  missingByKind: readonly EvidencePart[];
  /** The values that JSON cannot express and that are not compared: 'step 3, cart.openedAt (Date)'. */
  notJson: readonly string[];
}

/** The file's end, the hash of the first or last state, or what some actions changed in the state or on the screen. */
export type EvidencePart = 'end' | 'hashes' | 'changes' | 'screens';

export function evidenceOf(log: Log): Evidence {
  const { actions, hashes, trail, screen, requests, isCutOff } = log;
  const { length } = actions;
  const counts = hashes.map(([count]) => count).filter((count) => count <= length);
  const traced = trail.slice(0, length);
  const changes = traced.filter((one) => one?.state).length;
  const screens = traced.filter((one) => one?.screen).length;
  const isMissing: readonly [EvidencePart, boolean][] = [
    ['end', isCutOff],
    ['hashes', !counts.includes(0) || !counts.includes(length)],
    ['changes', changes < length],
    ['screens', screens < length || screen === null],
  ];
  const all = isMissing.flatMap(([part, is]) => (is ? [part] : []));
  const byKind = missingInKind(log);
  return {
    states: counts.length,
    changes,
    screens: screens + (screen === null ? 0 : 1),
    effects: requests.filter(([index]) => index < length).length,
    missing: all.filter((part) => !byKind.includes(part)),
    missingByKind: all.filter((part) => byKind.includes(part)),
    notJson: notJsonIn(log),
  };
}

/** 'partial': no difference, but not everything could be compared. */
export function verdictOf(difference: Difference | null, { missing, notJson }: Evidence) {
  if (difference) return 'different';
  return missing.length + notJson.length > 0 ? 'partial' : 'same';
}

/** Earlier page loads may come from other code, so a joined recording has no facts of them. Versions 1 and 2 had no outlines. */
function missingInKind({ lanes, version = LOG_VERSION }: Log): readonly EvidencePart[] {
  if (lanes) return ['changes', 'screens'];
  return version < 3 ? ['screens'] : [];
}

function notJsonIn({ lost = [], trail }: Log): string[] {
  const named = (index: number, path: string, kind: string) =>
    `${index < 0 ? 'the start' : `step ${index + 1}`}, ${path} (${kind})`;
  const made = trail.flatMap((traced, index) =>
    notJsonValues(traced?.state ?? '')
      .filter(([, kind]) => !canPutBack(kind))
      .map(([path, kind]) => named(index, path, kind)),
  );
  return [...lost.map(([index, path, kind]) => named(index, path.join('.'), kind)), ...made];
}

/** The values in a line of the trail that `toJson` could only name. */
function notJsonValues(line: string): [path: string, kind: string][] {
  if (!line.includes('"not JSON"')) return [];
  const found: [string, string][] = [];
  const collect = (path: string, value: unknown) => {
    if (Array.isArray(value)) value.forEach((part, at) => collect(`${path}.${at}`, part));
    else if (isFields(value))
      for (const [key, part] of Object.entries(value))
        if (key === 'not JSON') found.push([path, textIn(part)]);
        else collect(`${path}.${key}`, part);
  };
  for (const [path, to] of readChanges(line)) collect(path, to);
  return found;
}

/** Empty if the line is damaged, which is a difference at its step. */
function readChanges(line: string) {
  try {
    return parseChanges(line);
  } catch {
    return [];
  }
}
