#!/usr/bin/env node
/**
 * `npx action-log`: the command line for the app that `--entry` names.
 */
import { run } from './command/run';

// process.exit would cut off what is still being written to a pipe.
process.exitCode = await run(process.argv.slice(2));
