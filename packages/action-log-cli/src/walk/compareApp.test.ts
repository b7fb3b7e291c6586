import { counterApp, counterLog } from 'action-log/testing';
import { rulesFor } from '../command/entryApp';
import { NOWHERE } from '../inPage/position';
import { compareApp } from './compareApp';

/** What a test needs of the app in a browser. */
const app = { errors: [], requests: [] } as never;

/** Compares pages with states of an app whose outline is always the same; null for an app without `view`. */
function compareWith(outline: readonly string[] | null) {
  const replayable = counterApp({ outlineOf: () => outline });
  const code = { logName: 'app', replayable, walk: rulesFor(replayable) };
  return compareApp(app, counterLog([]), code, (text) => text).compare;
}

/** A page on which an element has the focus. */
const readingOf = (focus: string) => ({
  isReady: true,
  lines: [] as readonly string[],
  facts: { address: '/', focus, scroll: 0 },
  expectedScroll: undefined,
  faults: {},
  alerts: [],
  failedPictures: [] as readonly string[],
  stored: {},
});

it('a report of a lost focus names the control that had it', async () => {
  const compare = compareWith(null);
  const factsOf = (focus: string) => compare(readingOf(focus), { count: 1 }, { focus: null });
  expect(await factsOf(NOWHERE)).toMatchObject([{ path: 'focus', expected: 'on any control' }]);
  expect(await factsOf('button "Remove"')).toEqual([]);
  expect(await factsOf(NOWHERE)).toEqual([
    { path: 'focus', expected: 'on any control: before, it was on button "Remove"', actual: NOWHERE },
  ]);
});

describe('a picture', () => {
  const title = '- title: Shop';
  const compare = compareWith([title, '- img "Mug" [file=mug.webp]', '- img [file=mug.webp]']);
  const pathsOf = async (lines: readonly string[], failedPictures: readonly string[] = []) => {
    const reading = { ...readingOf(NOWHERE), lines: [title, ...lines], failedPictures };
    return (await compare(reading, { count: 1 }, undefined)).map(({ path }) => path);
  };

  it('of another file is a difference', async () => {
    expect(await pathsOf(['- img "Mug" [file=mug.webp]', '- img [file=mug.webp]'])).toEqual([]);
    expect(await pathsOf(['- img "Mug" [file=shirt.webp]', '- img [file=mug.webp]'])).toEqual(['page']);
  });

  it('whose file could not be loaded is named once, whatever the app shows in its place', async () => {
    const fails = 'pictures that fail';
    expect(await pathsOf(['- img "Mug"'], ['/pictures/mug.webp'])).toEqual([fails]);
    expect(await pathsOf(['- img "Mug" [file=mug.webp]'], ['/pictures/mug.webp'])).toEqual([fails]);
  });
});
