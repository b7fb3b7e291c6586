/**
 * `npm test`: lint beside the build, and then Jest, the browser tests of that build and the budget of its
 * download, even if one fails. The last line is the sum. Fails when anything fails, also when a runner crashes before it has
 * written its report. With SOAK=1 the tests run all their cases, and the coverage is checked.
 */
import { exec, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPrograms } from './programs';

/** What jestCounts.mjs writes. */
interface JestCounts {
  passed: number;
  failed: number;
}

/** The part of Playwright's report that is used. */
interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

const results = 'test-results';

/** Runs a command of node_modules/.bin, which npm has put into the path. Returns whether it succeeded. */
function run(command: string, env: Record<string, string> = {}) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs a command beside another one, and prints its output when it has ended. */
const runBeside = (command: string) =>
  new Promise<boolean>((done) => {
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`\n> ${command}\n${stdout}${stderr}`);
      done(error === null);
    });
  });

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

installPrograms();
const lint = runBeside('jiti tools/lint.ts');
const build = await runBeside('jiti tools/build/build.ts');
const isLinted = await lint;

const coverage = process.env.SOAK ? '--coverage --coverageReporters=text-summary' : '';
const jest = run(`jest ${coverage} --reporters=default --reporters=./tools/jestCounts.mjs`);
// Without a build these two fail.
const playwright = build && run('playwright test -c tests', { IS_BUILT: 'yes' });
const budget = build && run('jiti tools/measure/budget.ts');

const jestCounts = reportOf<JestCounts>('jest.json') ?? { passed: 0, failed: 1 };
const { stats } = reportOf<BrowserReport>('browser.json') ?? {
  stats: { expected: 0, flaky: 0, unexpected: 1 },
};
const inBrowsers = stats.expected + stats.flaky;
/** A runner that failed counts as one failure at least, and one that crashed has no report of its failures. */
const failuresOf = (succeeded: boolean, count = 0) => Math.max(count, succeeded ? 0 : 1);
const passed = jestCounts.passed + inBrowsers + Number(isLinted) + Number(budget);
const failed =
  failuresOf(jest, jestCounts.failed) +
  failuresOf(playwright, stats.unexpected) +
  failuresOf(isLinted) +
  failuresOf(budget);
console.log(`\nLint ${isLinted ? 'passed' : 'failed'}; budget ${budget ? 'kept' : 'exceeded'}.`);
console.log(
  `Jest: ${jestCounts.passed} passed. Browsers: ${inBrowsers} passed, ${stats.flaky} of them at the second try.`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
