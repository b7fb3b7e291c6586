/**
 * `npm test`: lint, Jest, the browser tests and the budget of the download, each to its end, then one line with the
 * sums of all. Fails when anything fails, also when a runner dies before it can count.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';

const results = 'test-results';

/** Runs a command of node_modules/.bin on the console; whether it succeeded. */
function run(command, stdio = 'inherit') {
  console.log(`\n> ${command}`);
  return spawnSync('npx', ['--no', '--', ...command.split(' ')], { stdio }).status === 0;
}

function tellWeight({ name, passed, size, sizeLimit }) {
  console.log(`${passed ? 'ok  ' : 'OVER'} ${name}: ${size} bytes of ${sizeLimit}`);
}

/** A runner's own count from its report; a failure that the report does not count is one more. */
function count(succeeded, file, read) {
  const { passed, failed } = report(file, read);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function report(file, read) {
  try {
    return read(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 }; // The runner died before it wrote its report.
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const lint = spawnSync('npm', ['run', '--silent', 'lint'], { stdio: 'inherit' }).status === 0;

const jest = run(`jest --coverage --coverageReporters=text-summary --json --outputFile=${results}/jest.json`);
const units = count(jest, 'jest.json', ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
}));

const playwright = run('playwright test');
const browser = count(playwright, 'browser.json', ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
}));

// The browser tests have built the shop.
const weighing = run('size-limit --json', ['ignore', openSync(`${results}/weights.json`, 'w'), 'inherit']);
const weights = count(weighing, 'weights.json', (parts) => ({
  passed: parts.filter((part) => part.passed).length,
  failed: parts.filter((part) => !part.passed).length,
}));
report('weights.json', (parts) => parts.map(tellWeight));

const passed = units.passed + browser.passed + weights.passed + (lint ? 1 : 0);
const failed = units.failed + browser.failed + weights.failed + (lint ? 0 : 1);
const told = `Jest ${units.passed}, browser ${browser.passed}, budget ${weights.passed} passed.`;
console.log(`\nLint ${lint ? 'passed' : 'failed'}; ${told}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
