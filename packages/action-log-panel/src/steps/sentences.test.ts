import { createTimeline } from 'action-log';
import { added, counterLog } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { listedRows, searchIndexOf, stepsIn, withRemarks } from './sentences';

const shop = counterHost({
  describe: ({ type }, before) => `Somou à ${before.count} (${type})`,
  essenceOf: ({ type }) => (type.startsWith('cart/') ? null : type),
});
const log = counterLog([added(1), { type: 'cart/emptied' }, added(20)], {
  effects: [[2, [{ alert: 'Já são dez' }, { save: 'count' }]]],
  marks: [
    [1, 'Aqui'],
    [99.6, 'Depois do fim'],
    [-1, 'Antes do começo'],
  ],
});

/** Rows as texts: 'step 1', 'mark 1 Aqui'. */
function listed(search = '') {
  const timeline = createTimeline(log, shop);
  const steps = stepsIn(timeline, shop);
  const rows = withRemarks(steps, timeline, null);
  return listedRows(rows, search, searchIndexOf(steps, timeline)).map(({ kind, count, text }) =>
    kind === 'step' ? `step ${count}` : `${kind} ${count} ${text}`,
  );
}

it('the rows of a log are its steps, with alerts and marks below them, even if a file has impossible numbers', () => {
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
  const difference = { index: 0, action: 'added', step: '', what: 'state', facts: [] } as const;
  const row = { kind: 'difference', count: 1, text: 'First difference' };
  expect(withRemarks([], createTimeline(log, shop), difference)).toContainEqual(row);
});

it.each<[string, string[]]>([
  [' ja sao ', ['alert 3 Já são dez']],
  ['somou a 2', ['step 2', 'step 3']],
  ['cart/', ['step 2']],
  ['COUNT: 22', ['step 3']],
  ['count: 2', ['step 1', 'step 3']],
])('a search for %p finds its rows', (search, rows) => {
  expect(listed(search)).toEqual(rows);
});

it('a search for an item of a list finds each step that changed, added or removed it, but not an answer that contains all items', () => {
  const mug = { id: 'caneca-1', name: 'Caneca' };
  const answer = Array.from({ length: 120 }, (_, at) => ({ id: `p${at}`, quantity: 1 }));
  const states = [
    { items: [], products: [] },
    { items: [{ ...mug, quantity: 1 }], products: [] },
    { items: [{ ...mug, quantity: 1 }], products: answer },
    { items: [{ id: 'b', quantity: 1 }, { ...mug, quantity: 1 }], products: answer },
    { items: [{ id: 'b', quantity: 1 }], products: answer },
  ]; // prettier-ignore
  const stepTo = (at: number) =>
    at > 0
      ? {
          index: at - 1,
          action: added(0),
          before: states[at - 1],
          after: states[at],
          taken: [],
          isLost: false,
        }
      : undefined;
  const host = counterHost({ describe: () => 'Somou' });
  const timeline = { ...createTimeline(log, shop), length: 4, stepTo };
  const index = searchIndexOf(stepsIn(timeline as never, host), timeline);
  const history = (path: string) => [1, 2, 3, 4].filter((count) => index[count]?.words.includes(path));
  expect([...new Set(index.flatMap(({ names }) => names))]).toEqual([
    'items[Caneca]',
    'items[Caneca].id',
    'items[Caneca].name',
    'items[Caneca].quantity',
    'items[b]',
    'items[b].id',
    'items[b].quantity',
    'items order',
  ]);
  expect(history('items[caneca].quantity')).toEqual([1, 4]);
  expect(history('quantity')).toEqual([1, 3, 4]);
});
