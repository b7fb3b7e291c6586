import { writeLog } from 'action-log';
import { added, counterLog, counterApp } from 'action-log/testing';
import { openFile, timelineOf } from './openLog';

/** A file of jsdom cannot be read. */
const fileOf = (text: string, size = text.length) =>
  ({ size, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text)) }) as unknown as File;

const log = counterLog([added(1)]);

it('a chosen file is read, and shown if it is a log of this app', async () => {
  const read = await openFile(fileOf(await writeLog(log)));
  expect(read).toEqual(log);
  expect(timelineOf(read, counterApp())).toMatchObject({ length: 1 });
  expect(timelineOf(counterLog([], { preloadedState: 5 }), counterApp())).toBe('damaged');
});

it('a file is refused if it is longer than any log, or if the browser cannot read it', async () => {
  expect(await openFile(fileOf('{}', 2 ** 30))).toBe('tooLong');
  expect(await openFile({ size: 1 } as File)).toBe('unreadable');
  expect(timelineOf('unreadable', counterApp())).toBe('unreadable');
});
