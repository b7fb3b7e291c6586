/**
 * `npm test`: lint, Jest, the browser tests and the budget of the download, one after another, even if one fails. The last
 * line is the sum. Fails when anything fails, also when a runner crashes before it has written its report. With SOAK=1 the
 * tests run all their cases, and the coverage is checked.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Count {
  passed: number;
  failed: number;
  /** How many of those that passed did so only at the second try. */
  retried: number;
}

/** The part of Jest's report that is used. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** The part of Playwright's report that is used. */
interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

const results = 'test-results';

/** Runs a command of node_modules/.bin, which npm has put into the path. Returns whether it succeeded. */
function run(command: string) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** The numbers in a runner's report. A runner that failed counts as one failure at least. */
function count<Report>(succeeded: boolean, file: string, read: (report: Report) => Count): Count {
  try {
    const counted = read(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')) as Report);
    return { ...counted, failed: succeeded ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, retried: 0 }; // The runner crashed before it wrote its report.
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

// A program that is missing afterwards fails the tests that need it.
const programs = once(spawn('jiti tests/installPrograms.ts', { shell: true, stdio: 'inherit' }), 'exit');
const lint = run('jiti tools/lint.ts');
await programs;

const coverage = process.env.SOAK ? '--coverage --coverageReporters=text-summary' : '';
const jest = run(`jest ${coverage} --json --outputFile=${results}/jest.json`);
const units = count(jest, 'jest.json', ({ numPassedTests, numFailedTests }: JestReport) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  retried: 0,
}));

const playwright = run('playwright test -c tests');
const browser = count(playwright, 'browser.json', ({ stats }: BrowserReport) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  retried: stats.flaky,
}));

const budget = run('jiti tools/measure/budget.ts'); // of the shop that the browser tests have built

const parts = [units, browser, ...[lint, budget].map((ok) => ({ passed: Number(ok), failed: Number(!ok) }))];
const sum = (key: 'passed' | 'failed') => parts.reduce((total, part) => total + part[key], 0);
console.log(`\nLint ${lint ? 'passed' : 'failed'}; budget ${budget ? 'kept' : 'exceeded'}.`);
console.log(
  `Jest: ${units.passed} passed. Browsers: ${browser.passed} passed, ${browser.retried} of them at the second try.`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
