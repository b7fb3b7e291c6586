import { writeLog, type Log } from 'action-log';
import { added, counterLog, counterApp } from 'action-log/testing';
import { openFile, timelineOf, troubleTexts, type Trouble } from './openLog';

/** A file of jsdom cannot be read. */
const fileOf = (text: string, size = text.length) =>
  ({ size, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text)) }) as unknown as File;

describe('a chosen file', () => {
  it('is read', async () => {
    const log = counterLog([added(1)]);
    expect(await openFile(fileOf(await writeLog(log)))).toEqual(log);
  });

  it.each([
    [4, /newer version/],
    [0, /unknown version/],
    [-1, /unknown version/],
  ])('of version %i is refused with the reason', async (version, reason) => {
    const fields = JSON.parse(await writeLog(counterLog([]))) as object;
    const read = await openFile(fileOf(JSON.stringify({ ...fields, version })));
    expect(typeof read === 'string' ? troubleTexts[read] : '').toMatch(reason);
  });

  it('is refused if it is longer than any log', async () => {
    expect(await openFile(fileOf('{}', 2 ** 30))).toBe('tooLong');
  });

  it('is refused if the browser cannot read it', async () => {
    const file = { size: 1, text: () => Promise.reject(new Error('gone')) } as unknown as File;
    expect(await openFile(file)).toBe('unreadable');
  });
});

describe('a timeline', () => {
  it('is made of a log of this app', () => {
    expect(timelineOf(counterLog([added(1)]), counterApp())).toMatchObject({ length: 1 });
  });

  it.each<Log | Trouble>([
    'newer',
    counterLog([], { preloadedState: 5 }),
    counterLog([], { preloadedState: null }),
  ])('is not made of anything else', (log) => {
    expect(timelineOf(log, counterApp())).toBe(log === 'newer' ? 'newer' : 'damaged');
  });
});
