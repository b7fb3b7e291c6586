/** @jest-environment ./tests/app/testing/jsdom.ts */
import { added, counterLog } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { addressIn, fetchLog } from './fetchLog';
import { hideLog } from './hideLog';
import { reportOf } from './report';

const host = counterHost({ describe: ({ payload }) => `Somou ${String(payload)}` });

/** The log that the report's link opens. */
async function linkedIn(report: string) {
  const [, data = ''] = /\(http:\/\/localhost\/\?qa#(data:[^)]+)\)/.exec(report) ?? [];
  const address = addressIn(data);
  return address && fetchLog(address);
}

describe('a report', () => {
  it('shows the steps and where they were recorded, and contains the log', async () => {
    const log = counterLog([added(1), added(2)], {
      marks: [[1, 'aqui']],
      viewport: { width: 390, height: 844 },
    });
    const report = await reportOf(log, host, true);
    expect(report).toContain('```text\nBegan at /1\n1. Somou 1\n   Note: aqui\n2. Somou 2\n```');
    expect(report).toContain('- Window: `390 × 844`');
    expect(report).toContain(`- Browser: \`${navigator.userAgent}\``);
    expect(report).not.toContain('First difference');
    expect(await linkedIn(report)).toEqual(log);
  });

  it('shows the first difference of a log that is viewed, but not its browser, which is unknown', async () => {
    const log = { ...counterLog([added(1), added(2)]), actions: [added(1), added(3)] };
    const report = await reportOf(log, host, false);
    expect(report).toContain('### First difference\n\nStep 2, `Somou 3`. The state changed differently.');
    expect(report).toContain('Expected: count: 4\nFound: count: 5');
    expect(report).toContain('- Replayed in: ');
    expect(report).not.toContain('- Browser: ');
  });

  it('is never longer than an issue may be', async () => {
    // Random digits do not get shorter by zipping; the seed makes them the same in each run.
    let seed = 1;
    const random = () => (seed = (seed * 16807) % 2147483647);
    const log = counterLog(
      Array.from({ length: 9000 }, () => added(random())),
      { trail: [], screen: null },
    );
    const report = await reportOf(log, host, true);
    expect(report.length).toBeLessThanOrEqual(65_536);
    expect(report).toContain('attach the file');
    expect(report).toContain('…\n');
    expect(report).toContain('\n9000. Somou ');
  });

  it('shows names as they are, whatever Markdown they look like', async () => {
    const odd = counterHost({ describe: () => 'Buscou "```\n# <b>@alguém</b>"' });
    expect(await reportOf(counterLog([added(1)]), odd, true)).toContain('\n````text\nBegan');
  });
});

describe('a log without what was typed', () => {
  it('contains none of it, and only hashes that still hold', async () => {
    const log = counterLog([added(12345)], { preloadedState: { count: 67890 } });
    const hidden = hideLog(log, host);
    const report = await reportOf(hidden, host, false);
    expect(JSON.stringify(hidden) + report + JSON.stringify(await linkedIn(report))).not.toMatch(
      /12345|67890/,
    );
    expect(report).not.toContain('First difference');
    expect(hidden).toMatchObject({ actions: [added(0)], marks: log.marks });
  });
});
