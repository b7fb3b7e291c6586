/** @jest-environment ./tests/testing/app/jsdom.ts */
import { readLog } from '../file/readLog';
import type { Log } from '../model/log';
import { firstDifference } from '../replay/check';
import { added, counterApp, type Counter } from '../testing/counterApp';
import { crashReport } from './crashReport';
import { createRecorder } from './recorder';

const about = {
  name: 'app',
  app: { version: '1.2', commit: 'abc' },
  url: 'http://localhost/cart',
  viewport: { width: 1, height: 1 },
  message: 'broken',
};

function recorderOf(count: number) {
  return createRecorder<Counter>({
    getState: () => ({ count }),
    now: () => 0,
  });
}

/** The report of a session of such actions, and what a replay finds in it. */
async function reportOf(actions: readonly unknown[], crash?: string) {
  const recorder = recorderOf(1);
  const record = recorder.middleware({
    getState: () => null,
    dispatch: (action: unknown) => action,
  } as never);
  for (const action of actions) record((next) => next)(action);
  if (crash) recorder.logNote({ crash });
  const text = crashReport(recorder.recording, about);
  const log = (await readLog(text)) as Log;
  return { text, log, difference: firstDifference(log, counterApp()) };
}

it('a report begins with the version, the address, the time and the error', async () => {
  const { text } = await reportOf([added(1)]);
  expect(text.split('\n').slice(0, 5)).toEqual([
    'app-log 1.2 (abc)',
    about.url,
    '1970-01-01T00:00:00.000Z',
    'broken',
    '',
  ]);
});

it("a report is a log whose replay shows a reducer's error at its step", async () => {
  const { log, difference } = await reportOf([added(1), { type: 'broken' }], 'Error: broken');
  expect(log.actions).toHaveLength(2);
  expect(difference).toMatchObject({ index: 1, what: 'crash', facts: [{ actual: 'Error: broken' }] });
});

it('a report is a log whose replay shows an error of a component', async () => {
  const { difference } = await reportOf([added(1), added(2)], 'Error: seen');
  expect(difference).toMatchObject({ index: 1, what: 'crash', facts: [{ actual: 'Error: seen' }] });
});

it('a report can be written before the first action', async () => {
  const { preloadedState, actions } = (await readLog(crashReport(recorderOf(7).recording, about))) as Log;
  expect({ preloadedState, actions }).toEqual({ preloadedState: { count: 7 }, actions: [] });
});
