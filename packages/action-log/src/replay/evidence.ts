import type { Log } from '../model/log';

/** What a log contains to compare a replay with. */
export interface Evidence {
  /** The number of facts of each kind. */
  states: number;
  changes: number;
  screens: number;
  effects: number;
  /** What it does not contain. A replay without a difference then proves only a part. */
  lacks: readonly Lack[];
}

/** The file's end, the hash of the first or last state, or what some actions changed in the state or on the screen. */
export type Lack = 'end' | 'hashes' | 'changes' | 'screens';

export function evidenceOf({ actions, hashes, trail, screen, asked, isCutOff }: Log): Evidence {
  const { length } = actions;
  const counts = hashes.map(([count]) => count).filter((count) => count <= length);
  const traced = trail.slice(0, length).filter((one) => one !== null);
  const screens = traced.filter((one) => one.screen !== null).length;
  const lacks: Record<Lack, boolean> = {
    end: isCutOff,
    hashes: !counts.includes(0) || !counts.includes(length),
    changes: traced.length < length,
    screens: screens < length || screen === null,
  };
  return {
    states: counts.length,
    changes: traced.length,
    screens: screens + (screen === null ? 0 : 1),
    effects: asked.filter(([index]) => index < length).length,
    lacks: (Object.keys(lacks) as Lack[]).filter((lack) => lacks[lack]),
  };
}
