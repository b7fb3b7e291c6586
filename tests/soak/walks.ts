import { spawnSync } from 'node:child_process';
import { tryOften, type Figure } from './figure';

const WALKS = 400;
const SECONDS = 100;

/** The part of Jest's report that is read. */
interface Report {
  numTotalTests: number;
  numFailedTests: number;
}

/** Random walks through three tabs of a simulated browser, against a model (tests/app/tabWalks.test.ts). */
export async function walks(): Promise<Figure> {
  const counted = await tryOften({ times: 1, size: WALKS, seconds: SECONDS }, async () => {
    const { stdout, stderr } = spawnSync('npx', ['--no', '--', 'jest', 'tabWalks', '--json'], {
      env: { ...process.env, WALKS: String(WALKS) },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      timeout: SECONDS * 1000,
    });
    const { numTotalTests, numFailedTests } = JSON.parse(stdout) as Report;
    if (numFailedTests > 0) console.error(stderr);
    return WALKS - numTotalTests + numFailedTests;
  });
  return {
    area: 'Tabs',
    what: 'random walks through three simulated tabs that are frozen, left, crashed and reopened, with clocks hours apart; lost: not as the model says, including the order of items',
    where: `Node ${process.versions.node}`,
    ...counted,
  };
}
