import { createTimeline, writeLog } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import { reducerTime, timed } from './reducerTimes';

it("a replay times the reducer for each action, and the log's file does not contain it", async () => {
  const now = jest.spyOn(performance, 'now');
  let time = 0;
  now.mockImplementation(() => (time += 2.5));
  const log = counterLog([added(1), { type: 'broken' }, added(2)]);
  const before = await writeLog(log);
  createTimeline(log, timed(counterApp())).stepTo(2);
  expect(log.actions.map(reducerTime)).toEqual([2.5, 2.5, 0]);
  expect(await writeLog(log)).toBe(before);
});
