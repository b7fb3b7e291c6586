/**
 * `npm test`: lint, Jest, the browser tests and the budget of the download, one after another, even if one
 * fails. The last line is the sum. Fails when anything fails, also when a runner crashes before it has
 * written its report. With SOAK=1 the tests run all their cases, and the coverage is checked.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

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

/** The report that a runner wrote; undefined if it crashed before. */
function reportOf<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8')) as Report;
  } catch {
    return undefined;
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
const playwright = run('playwright test -c tests');
const budget = run('jiti tools/measure/budget.ts'); // of the shop that the browser tests have built

const { numPassedTests = 0, numFailedTests = 0 } = reportOf<JestReport>('jest.json') ?? {};
const { expected = 0, flaky = 0, unexpected = 0 } = reportOf<BrowserReport>('browser.json')?.stats ?? {};
/** A runner that failed counts as one failure at least. */
const failuresOf = (succeeded: boolean, count = 1) => (succeeded ? 0 : Math.max(count, 1));
const passed = numPassedTests + expected + flaky + Number(lint) + Number(budget);
const failed =
  failuresOf(jest, numFailedTests) +
  failuresOf(playwright, unexpected) +
  failuresOf(lint) +
  failuresOf(budget);
console.log(`\nLint ${lint ? 'passed' : 'failed'}; budget ${budget ? 'kept' : 'exceeded'}.`);
console.log(
  `Jest: ${numPassedTests} passed. Browsers: ${expected + flaky} passed, ${flaky} of them at the second try.`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
