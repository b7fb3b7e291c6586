// Replays logs in a separate thread, with the mutant that `__STRYKER_ACTIVE_MUTANT__` in its environment names, or with
// none. mutants.ts starts it from the bundle of plantMutants.ts.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { compareLog, readLog } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import { storageName } from '@/shared/config';

/** What StrykerJS counts: by log and by the id of a mutant, how often its place was executed. */
interface Executed {
  /** While the source was loaded. */
  static: Readonly<Record<string, number>>;
  perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What the thread is given. */
export interface Job {
  logs: readonly string[];
  /** How often the mutant's place may be executed: after that, StrykerJS throws an error. */
  mostHits: number;
}

/** What the thread answers. */
export interface Replayed {
  /** The first log that differs; undefined if all are the same. */
  differing: string | undefined;
  executed: Executed;
}

/** What StrykerJS keeps in the global scope. */
interface Stryker {
  /** The log that is replayed. */
  currentTestId?: string;
  mutantCoverage?: Executed;
  hitCount?: number;
  hitLimit?: number;
}

const { logs, mostHits } = workerData as Job;
// The source has been loaded, and has made it.
const stryker = (globalThis as { __stryker__?: Stryker }).__stryker__ ?? {};
Object.assign(stryker, { hitCount: 0, hitLimit: mostHits });

async function firstDiffering(): Promise<string | undefined> {
  await loadPages();
  for (const file of logs) {
    stryker.currentTestId = file;
    const log = await readLog(readFileSync(file, 'utf8'), storageName);
    if (typeof log === 'string' || compareLog(log, replayable).difference) return file;
  }
  return undefined;
}

const differing = await firstDiffering();
const executed = stryker.mutantCoverage ?? { static: {}, perTest: {} };
parentPort?.postMessage({ differing, executed } satisfies Replayed);
