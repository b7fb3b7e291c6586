/**
 * `npm run replay`: replays recorded logs (packages/action-log-cli) with the reducers of this version of the shop.
 */
import { run } from 'action-log-cli';
import { shopApp } from './shopApp';

// process.exit would cut off what is still being written to a pipe.
process.exitCode = await run(process.argv.slice(2), shopApp);
