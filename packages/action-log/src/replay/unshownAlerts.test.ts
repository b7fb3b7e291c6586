import type { Log } from '../model/log';
import { added, counterLog, counterApp } from '../testing/counterApp';
import { unshownAlerts } from './unshownAlerts';
import { firstDifference } from './check';

const ALERT = '{"alert":"ten"}';
const press = { click: { role: 'button', name: 'More' } };
/** Two actions of which each raises an alert, and a press after them. */
const logWith = (happened: Log['happened']) =>
  counterLog([added(9), added(1)], {
    requests: [
      [0, [{ alert: 'ten' }]],
      [1, [{ alert: 'ten' }]],
    ],
    happened: [...happened, [3, press]],
  });

it('is empty if every alert was shown, even late', () => {
  const all: Log['happened'] = [
    [2, { alert: 'ten' }],
    [2, { alert: 'ten' }],
  ];
  expect([...unshownAlerts(logWith(all))]).toEqual([]);
  expect(firstDifference(logWith(all), counterApp())).toBeNull();
});

it('finds an alert that was shown once for two actions', () => {
  const log = logWith([[1, { alert: 'ten' }]]);
  expect([...unshownAlerts(log)]).toEqual([[1, [ALERT]]]);
  expect(firstDifference(log, counterApp())).toEqual({
    index: 1,
    action: 'added',
    what: 'outcome',
    expected: [ALERT],
    found: [],
  });
});

it('is empty if nobody pressed anything afterwards, as in older logs', () => {
  expect([...unshownAlerts({ ...logWith([]), happened: [] })]).toEqual([]);
  expect([...unshownAlerts({ ...logWith([]), happened: [[2, press]] })]).toEqual([[0, [ALERT]]]);
});
