/**
 * `npm run replay`: runs recorded logs through the reducers of this version, without a browser, and compares.
 */
import { sourceWith } from './io';
import { runCommand } from './runCommand';

// Not process.exit, which would cut off what is still being written to a pipe.
process.exitCode = await runCommand(process.argv.slice(2), {
  say: console.log,
  complain: console.error,
  ...sourceWith(),
});
