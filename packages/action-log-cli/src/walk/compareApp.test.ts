import { counterApp, counterLog } from 'action-log/testing';
import { rulesFor } from '../command/entryApp';
import { NOWHERE } from '../inPage/position';
import { compareApp } from './compareApp';

const replayable = counterApp({ outlineOf: () => null });

/** A page on which an element has the focus. */
const readingOf = (focus: string) => ({
  isReady: true,
  lines: [],
  facts: { address: '/', focus, scroll: 0 },
  expectedScroll: undefined,
  faults: {},
  alerts: [],
  failedPictures: [],
  stored: {},
});

it('a report of a lost focus names the control that had it', async () => {
  const code = { logName: 'app', replayable, walk: rulesFor(replayable) };
  const app = { errors: [], requests: [] };
  const { compare } = compareApp(app as never, counterLog([]), code, (text) => text);
  const factsOf = (focus: string) => compare(readingOf(focus), { count: 1 }, { focus: null });
  expect(await factsOf(NOWHERE)).toMatchObject([{ path: 'focus', expected: 'on any control' }]);
  expect(await factsOf('button "Remove"')).toEqual([]);
  expect(await factsOf(NOWHERE)).toEqual([
    { path: 'focus', expected: 'on any control: before, it was on button "Remove"', actual: NOWHERE },
  ]);
});
