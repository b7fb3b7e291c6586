/**
 * `npm test`: lint, Jest, the browser tests and the budget of the download. Each of them runs, also after another
 * one has failed; the last line is the sum of all. Fails when anything fails, also when a runner crashes before it
 * has written its report.
 */
import { spawnSync, type StdioOptions } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';

interface Count {
  passed: number;
  failed: number;
}

/** What is read of Jest's report. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** What is read of Playwright's report. */
interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** A part of a visit in the budget's report; sizes are in bytes. */
interface Weight {
  name: string;
  passed: boolean;
  size: number;
  sizeLimit: number;
}

const results = 'test-results';

/** Runs a command of node_modules/.bin on the console. Returns whether it succeeded. */
function run(command: string, stdio: StdioOptions = 'inherit') {
  console.log(`\n> ${command}`);
  return spawnSync('npx', ['--no', '--', ...command.split(' ')], { stdio }).status === 0;
}

/** The numbers in a runner's report. A runner that failed counts as one failure at least. */
function count<Report>(succeeded: boolean, file: string, read: (report: Report) => Count): Count {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')) as Report);
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 }; // The runner crashed before it wrote its report.
  }
}

function printWeight({ name, passed, size, sizeLimit }: Weight) {
  console.log(`${passed ? 'ok  ' : 'OVER'} ${name}: ${size} bytes of ${sizeLimit}`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const lint = spawnSync('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' }).status === 0;

const jest = run(`jest --coverage --coverageReporters=text-summary --json --outputFile=${results}/jest.json`);
const units = count(jest, 'jest.json', ({ numPassedTests, numFailedTests }: JestReport) => ({
  passed: numPassedTests,
  failed: numFailedTests,
}));

const playwright = run('playwright test -c tests');
let second = 0;
const browser = count(playwright, 'browser.json', ({ stats }: BrowserReport) => {
  second = stats.flaky;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

// The browser tests have built the shop.
const weighing = run('jiti tools/budget.ts --json', ['ignore', openSync(`${results}/weights.json`, 'w'), 'inherit']);
const weights = count(weighing, 'weights.json', (parts: Weight[]) => {
  parts.forEach(printWeight);
  const passed = parts.filter((part) => part.passed).length;
  return { passed, failed: parts.length - passed };
});

const passed = units.passed + browser.passed + weights.passed + (lint ? 1 : 0);
const failed = units.failed + browser.failed + weights.failed + (lint ? 0 : 1);
const details = `Jest ${units.passed}, browser ${browser.passed} (${second} at the second try), budget ${weights.passed} passed.`;
console.log(`\nLint ${lint ? 'passed' : 'failed'}; ${details}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
