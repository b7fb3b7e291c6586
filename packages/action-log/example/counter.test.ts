import {
  evidenceOf,
  firstDifference,
  logOf,
  playAgain,
  readLog,
  shrinkLog,
  writeLog,
  type Replayable,
} from 'action-log';
import { counter, openCounter } from './counter';

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
  const { store, recorder } = openCounter();
  for (const action of [1, 2, 3, 4, 2].map(added)) {
    const before = store.getState();
    store.dispatch(action);
    counter.effectsOf(action, before, store.getState()).forEach(recorder.logEffect); // An application's effects do this.
  }
  const log = logOf(recorder.recording, counter, { ...header, end: store.getState() });
  const read = await readLog(await writeLog(log));
  if (typeof read === 'string') throw new Error(read);
  return { log: read, recording: recorder.recording };
}

/** The same counter, except that 4 counts as 5. */
const edited: Replayable<{ count: number }> = {
  ...counter,
  reducer: (state, action) => counter.reducer(state, action.payload === 4 ? added(5) : action),
};

describe('the log of a counter', () => {
  it('replays without a difference, and compares everything', async () => {
    const { log } = await recordedLog();
    expect(log.actions).toEqual([1, 2, 3, 4, 2].map(added));
    expect(log.asked).toEqual([
      [3, ['{"alert":"ten"}']],
      [4, ['{"alert":"ten"}']],
    ]);
    expect(firstDifference(log, counter)).toBeNull();
    expect(evidenceOf(log).lacks).toEqual([]);
  });

  it('differs from a changed reducer at the right step', async () => {
    const { log } = await recordedLog();
    expect(firstDifference(log, edited)).toMatchObject({ index: 3, action: 'added', what: 'state' });
  });

  it.each<[string, Partial<Replayable<{ count: number }>>, object]>([
    ['screen', { expectedScreen: ({ count }) => ({ shown: `${Math.min(count, 9)} pcs.` }) }, { index: 3 }],
    ['effects', { effectsOf: () => [] }, { index: 3 }],
    ['unknown action', { knows: () => false }, { index: 0 }],
  ])('differs in its %s', async (what, change, place) => {
    const { log } = await recordedLog();
    expect(firstDifference(log, { ...counter, ...change })).toMatchObject({ what, ...place });
  });

  it('shrinks to the one action that shows a difference', async () => {
    const { log } = await recordedLog();
    expect(shrinkLog(log, edited)?.log.actions).toEqual([added(4)]);
  });

  it('is refused by another app', async () => {
    const text = (await writeLog((await recordedLog()).log)).replace('"app-log"', '"other-log"');
    expect(await readLog(text)).toBe('foreign');
  });

  it('continues with a changed reducer', async () => {
    const { recording } = await recordedLog();
    const { store, recorder } = openCounter(edited);
    playAgain(recording, store, recorder, edited.effectsOf);
    expect(store.getState()).toEqual({ count: 13 });
    const log = logOf(recorder.recording, edited, { ...header, end: store.getState() });
    expect(log.times).toEqual(logOf(recording, counter, { ...header, end: { count: 12 } }).times);
    expect(firstDifference(log, edited)).toBeNull();
  });
});
