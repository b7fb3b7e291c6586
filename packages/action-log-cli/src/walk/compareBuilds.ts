import { writeFileSync } from 'node:fs';
import { differingLooks, lookAt, lookBeside, type Look } from './look';
import { picturesReport, type ReportedStep } from './picturesReport';
import type { WalkReport } from '../report/fileReport';
import type { WalkedLog } from './openApp';
import { walkLog } from './walkLog';

/**
 * Repeats a log in two builds. After each action that both reach, also compares what they show. Writes a page
 * with pictures of both at every step where it differs.
 * @param otherURL where the other build is served, whose looks are expected
 * @param report the file for that page
 */
export async function compareBuilds<State>(
  walked: WalkedLog<State>,
  otherURL: string,
  report: string,
): Promise<WalkReport> {
  const others = new Map<number, Look>();
  await walkLog({ ...walked, baseURL: otherURL }, async (shown) => {
    others.set(shown.index, await lookAt(shown));
    return [];
  });
  const reported: ReportedStep[] = [];
  const walk = await walkLog(walked, async (shown) => {
    const expected = others.get(shown.index);
    if (!expected) return [];
    const found = await lookBeside(expected, shown);
    const facts = await differingLooks(expected, found);
    if (facts.length > 0) reported.push({ index: shown.index, expected, found, facts });
    return facts;
  });
  if (reported.length === 0) return walk;
  writeFileSync(report, await picturesReport(walked, reported, others.size));
  return { ...walk, report };
}
