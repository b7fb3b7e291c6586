import { readLogFile } from '../../cli/logFiles';
import { openInPanel } from '../openInPanel';
import { expectedAfter } from '../playInPanel';
import type { Reach } from './logsFor';
import { walkIn, type Walks } from './walkIn';

interface Build<State> extends Walks<State> {
  /** As it was named: a folder or an address. */
  build: string;
}

/** Plays logs in the panel of a build, and says which source files each one runs. A file that is no log runs none. */
export async function reachOf<State>(files: readonly string[], given: Build<State>): Promise<Reach> {
  const reach: Record<string, readonly string[]> = {};
  for (const file of files)
    reach[file] =
      'reason' in (await readLogFile(file, given.code.logName)) ? [] : await sourcesOf(file, given);
  return reach;
}

function sourcesOf<State>(file: string, { build, ...walks }: Build<State>) {
  return walkIn(file, walks, async (walk) => {
    const panel = await openInPanel(walk, walks.baseURL, true);
    for (let count = 0; count <= walk.steps.length; count++)
      await panel.stateAfter(count, expectedAfter(walk, count));
    return panel.sources(build);
  });
}
