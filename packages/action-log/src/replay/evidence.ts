import { LOG_VERSION, type Log } from '../model/log';

/** What a log contains to compare a replay with. */
export interface Evidence {
  /** The number of facts of each kind. */
  states: number;
  changes: number;
  screens: number;
  effects: number;
  /** What it does not contain. A replay without a difference then proves only a part. */
  missing: readonly EvidencePart[];
  /** What of that no log of its kind contains: a joined recording, or a file of version 1 or 2. */
  missingByKind: readonly EvidencePart[];
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
  const missing = isMissing.flatMap(([part, is]) => (is ? [part] : []));
  return {
    states: counts.length,
    changes,
    screens: screens + (screen === null ? 0 : 1),
    effects: requests.filter(([index]) => index < length).length,
    missing,
    missingByKind: missing.filter((part) => missingInKind(log).includes(part)),
  };
}

/** Earlier page loads may come from other code, so a joined recording has no facts of them. Versions 1 and 2 had no outlines. */
function missingInKind({ lanes, version = LOG_VERSION }: Log): readonly EvidencePart[] {
  if (lanes) return ['changes', 'screens'];
  return version < 3 ? ['screens'] : [];
}
