import {
  evidenceOf,
  firstDifference,
  logOf,
  readLog,
  replayableOf,
  sessionContinued,
  writeLog,
} from 'action-log';
import { openCounter, reducer } from './counter';

const added = (payload: number) => ({ type: 'added', payload });

const header = {
  app: { version: '1', commit: 'abc' },
  recordedAt: new Date(0).toISOString(),
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
  language: 'pt-BR',
};

/** A session from 0 to 12, written as a file and read again. */
async function recordedLog() {
  const { store, recorded } = openCounter();
  for (const action of [1, 2, 3, 4, 2].map(added)) store.dispatch(action);
  const counter = replayableOf(recorded.options);
  const { recording } = recorded.recorder;
  const read = await readLog(await writeLog(logOf(recording, counter, { ...header, end: store.getState() })));
  if (typeof read === 'string') throw new Error(read);
  return { log: read, counter };
}

/** The same counter, except that 4 counts as 5. */
const edited: typeof reducer = (state, action) => reducer(state, action.payload === 4 ? added(5) : action);
const editedCounter = () => replayableOf(openCounter(edited).recorded.options);

describe('the log of a counter', () => {
  it('replays without a difference, and compares everything', async () => {
    const { log, counter } = await recordedLog();
    expect(log.actions).toEqual([1, 2, 3, 4, 2].map(added));
    expect(log.requests).toEqual([
      [3, [{ alert: 'ten' }]],
      [4, [{ alert: 'ten' }]],
    ]);
    expect(firstDifference(log, counter)).toBeNull();
    expect(evidenceOf(log).missing).toEqual([]);
  });

  it('differs from a changed reducer at the right step', async () => {
    const { log } = await recordedLog();
    expect(firstDifference(log, editedCounter())).toMatchObject({ index: 3, action: 'added', what: 'state' });
  });

  it('shows a state of a log while the store goes on, and continues from it', () => {
    const { store, recorded } = openCounter();
    store.show({ count: 5 });
    expect(store.getState()).toEqual({ count: 5 });
    store.dispatch(added(1)); // Pressed on the page that shows the log.
    store.show(null);
    expect(store.getState()).toEqual({ count: 0 });
    store.dispatch(sessionContinued({ count: 5 }));
    store.dispatch(added(1));
    expect([store.getState(), recorded.live.getState()]).toEqual([{ count: 6 }, { count: 6 }]);
  });
});
