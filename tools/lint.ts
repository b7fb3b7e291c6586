/**
 * `npm run lint`: types, style, layers and dependencies, two tools at a time. Prints the output of
 * each tool that fails, and then fails itself. The caches make it quick when few files have changed.
 */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';

const cache = 'node_modules/.cache';

/** The slowest first. */
const commands = [
  'oxlint',
  'tsc -b packages',
  'prettier --check --cache --log-level warn .',
  'knip --config tools/knip.ts',
  'knip --config tools/knip.ts --strict --include unlisted,unresolved --workspace "./packages/*"',
  'cd tools && steiger ../src --fail-on-warnings',
  `stylelint "{src,packages}/**/*.scss" --cache --cache-strategy content --cache-location ${cache}/stylelint/`,
];

const run = promisify(exec);

/** Runs the commands that are left, one after another. */
async function runNext(): Promise<void> {
  const command = commands.shift();
  if (command === undefined) return;
  const start = Date.now();
  const { failed, output } = await run(command, { maxBuffer: Infinity }).then(
    () => ({ failed: false, output: '' }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, output: stdout + stderr }),
  );
  if (failed) process.exitCode = 1;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${failed ? 'FAILED' : 'ok'} (${seconds} s): ${command}\n${output}`.trimEnd());
  return runNext();
}

await Promise.all([runNext(), runNext()]);
