import { createTimeline } from 'action-log';
import { added, counterLog } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { listedRows, noFilter, rowsOf, type Filter } from './rows';
import { createStepTexts } from './stepTexts';

const shop = counterHost({
  describe: ({ type }, before) => `Somou à ${before.count} (${type})`,
  essenceOf: ({ type }) => (type.startsWith('cart/') ? null : type),
});
const log = counterLog([added(1), { type: 'cart/emptied' }, added(20)], {
  requests: [[2, [{ alert: 'Já são dez' }, { save: 'count' }]]],
  marks: [
    [1, 'Aqui'],
    [99.6, 'Depois do fim'],
    [-1, 'Antes do começo'],
  ],
});

/** Rows as texts: 'step 1', 'mark 1 Aqui'. */
function listed(filter: Partial<Filter> = {}, replayedCount = log.actions.length) {
  const timeline = createTimeline(log, shop);
  timeline.stepTo(replayedCount);
  const rows = rowsOf(timeline, null);
  return listedRows(rows, { ...noFilter, ...filter }, log, createStepTexts(timeline, shop)).map(
    ({ kind, count, text }) => [kind, count, text].filter((part) => part !== undefined).join(' '),
  );
}

it('the rows of a log are its steps, with alerts and marks below them, also if a file has impossible numbers', () => {
  expect(listed()).toEqual([
    'step 0',
    'mark 0 Antes do começo',
    'step 1',
    'mark 1 Aqui',
    'step 2',
    'step 3',
    'alert 3 Já são dez',
    'mark 3 Depois do fim',
  ]);
});

it('the rows of a log contain the first difference', () => {
  const other = createTimeline({ ...log, actions: [added(2), ...log.actions.slice(1)] }, shop);
  other.stepTo(1);
  const row = { kind: 'difference', count: 1, text: 'First difference' };
  expect(rowsOf(other, other.difference())).toContainEqual(row);
});

it.each<[Partial<Filter>, string[]]>([
  [{ kind: 'mark' }, ['mark 0 Antes do começo', 'mark 1 Aqui', 'mark 3 Depois do fim']],
  [{ kind: 'alert', text: 'DEZ' }, ['alert 3 Já são dez']],
  [{ kind: 'slice:cart' }, ['step 2']],
  [{ text: ' ja sao ' }, ['alert 3 Já são dez']],
  [{ text: 'somou a 2' }, ['step 2', 'step 3']],
  [{ text: 'emptied', kind: 'slice:added' }, []],
  [{ kind: 'person', text: 'somou' }, ['step 1', 'step 3']],
  [{ isInChanges: true, text: 'COUNT: 22' }, ['step 3']],
  [{ isInChanges: true, text: '22 PCS' }, ['step 3']],
  [{ isInChanges: true, text: 'Já são' }, []],
])('the rows that pass %p', (filter, rows) => {
  expect(listed(filter)).toEqual(rows);
});

it('steps are found by their type until they are replayed', () => {
  expect(listed({ text: 'somou' }, 0)).toEqual([]);
  expect(listed({ text: 'emptied' }, 0)).toEqual(['step 2']);
});
