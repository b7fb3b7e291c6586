import type { Reading } from '../inPage/readPage';
import type { WalkReport } from '../report/fileReport';
import { differingFacts } from './differingFacts';
import type { WalkedLog } from './openApp';
import { walkLog } from './walkLog';

/** What a person sees and hears of a page, as two builds are compared by it. */
const factsOf = ({ facts, alerts, lines }: Reading) => ({ ...facts, alerts, page: lines });

/**
 * Repeats a log in two builds. After each action that both reach, also compares what they show.
 * @param otherURL where the other build is served, which is expected
 */
export async function compareBuilds<State>(walked: WalkedLog<State>, otherURL: string): Promise<WalkReport> {
  const readings = new Map<number, Reading>();
  await walkLog({ ...walked, baseURL: otherURL }, (index, reading) => {
    readings.set(index, reading);
    return [];
  });
  return walkLog(walked, (index, reading) => {
    const expected = readings.get(index);
    return expected ? differingFacts(factsOf(expected), factsOf(reading)) : [];
  });
}
