/** `jiti walk.ts FILE ADDRESS`: walks logs of this app, with the packages from their source. */
import { bundlePage, run } from 'action-log-cli';
import { replayableOf } from 'action-log';
import { entryApp, rulesFor } from '../../../packages/action-log-cli/src/command/entryApp';
import { recorded } from './recorded';

const [file = '', url = ''] = process.argv.slice(2);
const { browser } = entryApp({ entry: '', url });
const replayable = replayableOf(recorded.options);

process.exitCode = await run(['walk', file], {
  load: async () => ({ logName: 'controls', replayable, walk: rulesFor(replayable) }),
  browser: { ...browser, pageScript: () => bundlePage(undefined, { conditions: ['canecamisa'] }) },
});
