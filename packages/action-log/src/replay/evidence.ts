import { parseChanges } from '../changes/changes';
import { isHolder } from '../changes/fields';
import { canPutBack, lostIn } from '../changes/notJson';
import type { Log } from '../model/log';
import type { Difference } from './differences';

/** What a log contains to compare a replay with. */
export interface Evidence {
  /** The number of facts of each kind. */
  states: number;
  changes: number;
  screens: number;
  effects: number;
  /** What it lacks, although other logs of its kind have it: a replay then proves only a part. */
  missing: readonly EvidencePart[];
  /** What a replay cannot repeat, so that it is not compared: 'step 3, cart.openedAt (Date)'. */
  notJson: readonly string[];
}

/** A page load, the hash of the first or last state, or what some actions changed in it or on the screen. */
type EvidencePart = 'end' | 'hashes' | 'changes' | 'screens';

/** What a log is missing, in words. */
export const evidenceTexts: Readonly<Record<EvidencePart, string>> = {
  end: 'parts of the recording',
  hashes: 'the hash of its first or last state',
  changes: 'what some actions changed',
  screens: 'what some screens showed',
};

export function evidenceOf(log: Log): Evidence {
  const { actions, hashes, stepChanges, screen, requests, tabs, isCutOff } = log;
  const { length } = actions;
  const counts = hashes.map(([count]) => count).filter((count) => count <= length);
  const known = stepChanges.slice(0, length);
  const changes = known.filter((one) => one?.state).length;
  const screens = known.filter((one) => one?.screen).length;
  // The page of an app without `view` has no line.
  const hasView = (screen?.length ?? 0) > 0 || known.some((one) => (one?.screen ?? '[]') !== '[]');
  // Earlier page loads may come from other code, so a joined recording has no facts of them.
  const isWhole = tabs === undefined;
  const isMissing: readonly [EvidencePart, boolean][] = [
    ['end', isCutOff],
    ['hashes', !counts.includes(0) || !counts.includes(length)],
    ['changes', isWhole && changes < length],
    ['screens', isWhole && screens < length],
  ];
  return {
    states: counts.length,
    changes,
    screens: hasView ? screens + (screen === null ? 0 : 1) : 0,
    effects: requests.filter(([index]) => index < length).length,
    missing: isMissing.flatMap(([part, is]) => (is ? [part] : [])),
    notJson: notJsonIn(log),
  };
}

/** 'partial': no difference, but not everything could be compared. */
export function verdictOf(difference: Difference | null, { missing, notJson }: Evidence) {
  if (difference) return 'different';
  return missing.length + notJson.length > 0 ? 'partial' : 'same';
}

function notJsonIn({ preloadedState, actions, stepChanges, happened }: Log): string[] {
  const named = (index: number, path: string, kind: string) =>
    `${index < 0 ? 'the start' : `step ${index + 1}`}, ${path} (${kind})`;
  const made = stepChanges.flatMap((one, index) =>
    notJsonValues(one?.state ?? '')
      .filter(([, kind]) => !canPutBack(kind))
      .map(([path, kind]) => named(index, path, kind)),
  );
  const impure = happened.flatMap(([count, note]) =>
    typeof note.impure === 'string' ? [named(count - 1, note.impure, 'impure')] : [],
  );
  const lost = lostIn(preloadedState, actions).map(([index, path, kind]) =>
    named(index, path.join('.'), kind),
  );
  return [...lost, ...made, ...impure];
}

/** The values in a line of changes that `toJson` could only name; none in a damaged line. */
function notJsonValues(line: string): [path: string, kind: string][] {
  if (!line.includes('"not JSON"')) return [];
  const found: [string, string][] = [];
  const collect = (path: string, value: unknown) => {
    if (!isHolder(value)) return;
    for (const [key, part] of Object.entries(value))
      if (key === 'not JSON') found.push([path, String(part)]);
      else collect(`${path}.${key}`, part);
  };
  try {
    for (const [path, to] of parseChanges(line)) collect(path, to);
    return found;
  } catch {
    return [];
  }
}
