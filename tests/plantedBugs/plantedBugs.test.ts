import { spawnSync } from 'node:child_process';
import { jiti } from '../../server/testing/jiti';
import type { Finding, Place } from './findBugs';

const { stdout, stderr, status } = spawnSync(process.execPath, [jiti, 'tests/plantedBugs/findBugs.ts'], {
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production' },
});
const findings = stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Finding);

const placeOf = (place: Place | null | undefined) => place && { index: place.index, action: place.action };
const short = (text: string) => JSON.stringify(text.replace(/\s+/g, ' '));
const planted = findings.flatMap(({ bug, ...finding }) =>
  bug
    ? [{ ...finding, ...bug, title: `${bug.file}: ${short(bug.search)} -> ${short(bug.replacement)}` }]
    : [],
);

describe('a replay', () => {
  it('finds nothing where nothing is planted', () => {
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(findings[0]).toEqual({ expected: null, reported: null });
    expect(planted.length).toBeGreaterThanOrEqual(30);
  });

  it.each(planted)('reports $title', ({ trouble, expected, reported }) => {
    expect(trouble).toBeUndefined();
    expect(expected).not.toBeNull(); // Else the session lacks what the bug changes.
    expect(placeOf(reported)).toEqual(expected);
  });

  it.each(planted.filter((bug) => bug.isImpure))(
    'reports in a log of its own $title',
    ({ expected, reportedOfItself }) => {
      expect(placeOf(reportedOfItself)).toEqual(expected);
    },
  );
});
