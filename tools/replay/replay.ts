/**
 * `npm run replay` and `npm run walk`: replay recorded logs with this version of the shop
 * (packages/action-log-cli).
 */
import { run } from 'action-log-cli';
import { shopApp } from './shopApp';

// process.exit would cut off what is still being written to a pipe.
process.exitCode = await run(process.argv.slice(2), shopApp);
