import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { createRecorder, SEGMENT_LIMIT, SEGMENT_SIZE } from './recorder';

/** A recorder of a store that counts. */
function record() {
  let clock = 1000;
  const recorder = createRecorder({
    getState: (): number => store.getState(),
    now: () => clock++,
  });
  const store = configureStore({
    reducer: (state: number = 0, action: UnknownAction) =>
      ({ counted: state + 1, 'persist/x': 10 })[action.type] ?? state,
    middleware: () => new Tuple(recorder.middleware),
  });
  const count = (times: number) => {
    for (let at = 0; at < times; at++) store.dispatch({ type: 'counted' });
  };
  return { recorder, store, count, segments: recorder.recording.segments };
}

describe('a recording', () => {
  it('a recording keeps the order of notes and actions, and begins with the state before its first action', () => {
    const { store, recorder, segments } = record();
    recorder.logNote({ read: 'cart', text: null });
    store.dispatch({ type: 'persist/x' });
    store.dispatch({ type: 'counted' });
    recorder.logNote({ alert: 'one' });
    expect(segments).toMatchObject([
      {
        snapshot: 10,
        happened: [
          [0, { read: 'cart', text: null }],
          [1, { alert: 'one' }],
        ],
      },
    ]);
  });

  it('a recording limits the notes of a segment', () => {
    const { recorder, segments } = record();
    for (let at = 0; at < 1001; at++) recorder.logNote({ console: 'again' });
    expect(segments[0]?.happened).toHaveLength(1000);
  });

  it('a recording contains the actions, their times, and the state before', () => {
    const { store, segments } = record();
    store.dispatch({ type: 'counted' });
    store.dispatch({ type: 'counted', payload: 'again' });
    expect(segments).toEqual([
      {
        snapshot: 0,
        actions: [{ type: 'counted' }, { type: 'counted', payload: 'again' }],
        times: [1000, 1001],
        effects: [],
        marks: [],
        happened: [],
      },
    ]);
  });

  it('a recording begins a new segment with a snapshot after 100 actions', () => {
    const { count, segments } = record();
    count(SEGMENT_SIZE + 1);
    expect(segments.map(({ snapshot, actions }) => [snapshot, actions.length])).toEqual([
      [0, SEGMENT_SIZE],
      [SEGMENT_SIZE, 1],
    ]);
  });

  it('a full recording drops its oldest segment, and the rest can be replayed', () => {
    const { count, segments } = record();
    count(SEGMENT_SIZE * (SEGMENT_LIMIT + 2));
    expect(segments).toHaveLength(SEGMENT_LIMIT);
    expect(segments[0]).toMatchObject({ snapshot: 2 * SEGMENT_SIZE });
    expect(SEGMENT_SIZE * SEGMENT_LIMIT).toBe(20_000);
  });

  it("a recording contains a person's marks between two actions", () => {
    const { recorder, count, segments } = record();
    recorder.mark('before all');
    count(1);
    recorder.mark('after the first');
    expect(segments[0]?.marks).toEqual([
      [0, 'before all'],
      [1, 'after the first'],
    ]);
    count(SEGMENT_SIZE);
    recorder.mark('still the first', 1);
    recorder.mark('the second of the next segment', SEGMENT_SIZE + 1);
    expect(segments.map(({ marks }) => marks.at(-1))).toEqual([
      [1, 'still the first'],
      [1, 'the second of the next segment'],
    ]);
  });
});
