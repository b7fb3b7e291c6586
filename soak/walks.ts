import { spawnSync } from 'node:child_process';
import type { Figure } from './figure';

const WALKS = 600;

/** What is read of Jest's report. */
interface Report {
  numTotalTests: number;
  numFailedTests: number;
}

/** Random walks through three tabs of a simulated browser, against a model (src/app/tests/tabWalks.test.ts). */
export function walks(): Figure {
  const { stdout, stderr } = spawnSync('npx', ['--no', '--', 'jest', 'tabWalks', '--json', '--silent'], {
    env: { ...process.env, WALKS: String(WALKS) },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 120_000,
  });
  if (!stdout) throw new Error(stderr);
  const { numTotalTests, numFailedTests } = JSON.parse(stdout) as Report;
  if (numFailedTests > 0) console.error(stderr);
  return {
    area: 'Tabs',
    what: 'random walks through three simulated tabs that are frozen, left, crashed and opened again, clocks hours apart; lost: not as the model says, the order of items included',
    where: `Node ${process.versions.node}`,
    tried: numTotalTests,
    lost: numFailedTests,
  };
}
