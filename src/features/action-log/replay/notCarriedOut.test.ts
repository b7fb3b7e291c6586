import type { Log } from '../model/log';
import { added, counterLog, counterShop } from '../testing/counterShop';
import { notCarriedOut } from './notCarriedOut';
import { firstDifference } from './replay';

const ALERT = '{"alert":"ten"}';
const SAVE = '{"save":"count"}';
const press = { click: { role: 'button', name: 'Mais' } };
/** Two actions of which each raises an alert, and a press after them. */
const logWith = (happened: Log['happened'], asked: readonly string[] = [ALERT]) =>
  counterLog([added(9), added(1)], {
    asked: [
      [0, asked],
      [1, asked],
    ],
    happened: [...happened, [3, press]],
  });

it('is nothing where every alert was shown, though some were late', () => {
  const all: Log['happened'] = [
    [2, { alert: 'ten' }],
    [2, { alert: 'ten' }],
  ];
  expect([...notCarriedOut(logWith(all))]).toEqual([]);
  expect(firstDifference(logWith(all), counterShop())).toBeNull();
});

it('is an alert that was shown once for two actions', () => {
  const log = logWith([[1, { alert: 'ten' }]]);
  expect([...notCarriedOut(log)]).toEqual([[1, [ALERT]]]);
  expect(firstDifference(log, counterShop())).toEqual({
    index: 1,
    action: 'added',
    what: 'outcome',
    expected: [ALERT],
    found: [],
  });
});

it('is a save that was neither made nor refused after its action', () => {
  expect([...notCarriedOut(logWith([[1, { wrote: 'count' }]], [SAVE]))]).toEqual([[1, [SAVE]]]);
  expect([...notCarriedOut(logWith([[2, { refused: 'count', why: 'cheio' }]], [SAVE]))]).toEqual([]);
});

it('is not known where nobody pressed anything afterwards, as in older logs', () => {
  expect([...notCarriedOut({ ...logWith([]), happened: [] })]).toEqual([]);
  expect([...notCarriedOut({ ...logWith([]), happened: [[2, press]] })]).toEqual([[0, [ALERT]]]);
});
