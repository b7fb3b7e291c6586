import { tabAt, type Log } from '../model/log';
import { pageLoaded } from '../model/session';
import { evidenceOf } from '../replay/evidence';
import { firstDifference } from '../replay/check';
import { added, counterLog, counterApp } from '../testing/counterApp';
import { joinLogs } from './joinLogs';

/** As `keptLog` gives it: without what actions changed. */
const kept = (payloads: number[], changes: Partial<Log> = {}) =>
  counterLog(payloads.map(added), { screen: null, stepChanges: [], ...changes });

const [first, second, third] = [
  kept([1, 2], { marks: [[2, 'one']], requests: [[1, [{ alert: 'ten' }]]] }),
  kept([3], {
    recordedAt: '2024-01-01T00:01:00.000Z',
    marks: [[0, 'two']],
  }),
  kept([4, 5], { recordedAt: '2024-01-01T00:01:30.000Z' }),
];
const joined = joinLogs([
  { log: first, tab: 'Tab 1' },
  { log: second, tab: 'Tab 2' },
  { log: third, tab: 'Tab 1' },
]);

describe('a joined log', () => {
  it('has a page load between two recordings, and shifts all indices', () => {
    const load = pageLoaded({ count: 1 });
    expect(joined.actions).toEqual([added(1), added(2), load, added(3), load, added(4), added(5)]);
    expect(joined.times).toEqual([1000, 1000, 58_000, 1000, 29_000, 1000, 1000]);
    expect(joined.hashes.map(([count]) => count)).toEqual([0, 2, 3, 4, 5, 7]);
    expect(joined.marks).toEqual([
      [2, 'one'],
      [3, 'two'],
    ]);
    expect(joined.tabs).toEqual([
      [0, 'Tab 1'],
      [2, 'Tab 2'],
      [4, 'Tab 1'],
    ]);
    expect(joined).toMatchObject({ recordedAt: first.recordedAt, stepChanges: [] });
  });

  it('replays each recording from its own first state, to its own hashes', () => {
    const silent = { ...joined, requests: [] };
    expect(firstDifference(silent, counterApp())).toBeNull();
    const hashes = joined.hashes.map(([count, hash]) => [count, count === 4 ? 'wrong' : hash] as const);
    expect(firstDifference({ ...silent, hashes }, counterApp())).toMatchObject({
      index: 3,
      what: 'hash',
    });
    expect(evidenceOf(joined).missing).toEqual([]);
  });

  it('refuses a first state from a file that is not a state of this app', () => {
    const actions = joined.actions.map((action) =>
      pageLoaded.match(action) ? pageLoaded({ count: 'x' }) : action,
    );
    expect(firstDifference({ ...joined, requests: [], actions }, counterApp())).toMatchObject({
      index: 2,
      what: 'crash',
    });
  });

  it('keeps the changes of the present page load', () => {
    const single = counterLog([added(7)]);
    const { stepChanges } = joinLogs([
      { log: first, tab: 'Tab 1' },
      { log: single, tab: 'Tab 1' },
    ]);
    const opened = { state: null, screen: '[[0,0,["- text: 1 pcs"]]]' };
    expect(stepChanges).toEqual([null, null, opened, single.stepChanges[0]]);
  });

  it('is the recording itself if there is only one', () => {
    expect(joinLogs([{ log: first, tab: 'Tab 1' }])).toBe(first);
  });
});

describe('the tab of a state', () => {
  it.each([
    [0, 'Tab 1'],
    [2, 'Tab 1'],
    [3, 'Tab 2'],
    [4, 'Tab 2'],
    [5, 'Tab 1'],
    [7, 'Tab 1'],
  ])('after %i actions is %s', (count, tab) => {
    expect(tabAt(joined, count)).toBe(tab);
  });

  it('is unknown in a log of one page load', () => {
    expect(tabAt(first, 1)).toBeUndefined();
  });
});
