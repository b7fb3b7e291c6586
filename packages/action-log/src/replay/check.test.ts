import type { UnknownAction } from 'redux';
import type { LoggedEffect } from '../model/log';
import { added, counterLog, counterApp, type Counter } from '../testing/counterApp';
import { firstDifference } from './check';
import { startOf, stepsOf } from './steps';

describe('the first state of a log', () => {
  it('the first state of a log is reduced once, so that missing fields are filled in', () => {
    const shop = counterApp({ reducer: (state) => ({ count: 0, ...state, step: 1 }) });
    expect(startOf({ preloadedState: { count: 3 } }, shop)).toEqual({ count: 3, step: 1 });
  });

  it.each([null, 5, [], {}, { count: '1' }])(
    'the first state of a log is refused if it cannot belong to this app: %j',
    (preloadedState) => {
      const log = counterLog([added(1)], { preloadedState });
      expect(() => startOf(log, counterApp())).toThrow('not a state of this app');
      expect(() => stepsOf(log, counterApp()).next()).toThrow('not a state of this app');
      expect(() => firstDifference(log, counterApp())).toThrow('not a state of this app');
    },
  );

  it('the first state of a log is the first difference if its hash differs', () => {
    const log = counterLog([added(1)], { preloadedState: {}, hashes: [[0, '00000000']] });
    expect(firstDifference(log, counterApp())).toMatchObject({ index: -1, what: 'hash' });
  });
});

describe('the first difference', () => {
  it('there is no first difference if the replay equals the log', () => {
    expect(firstDifference(counterLog([added(1), added(2)]), counterApp())).toBeNull();
  });

  it('the first difference is on the screen if the states are the same', () => {
    const outlineOf = ({ count }: Counter) => [`- text: ${count === 4 ? 'nada' : `${count} pcs`}`];
    expect(firstDifference(counterLog([added(1), added(2)]), counterApp({ outlineOf }))).toEqual({
      index: 1,
      action: 'added',
      step: 'added 2 to 2',
      what: 'screen',
      facts: [{ path: 'the screen', expected: ['- text: 4 pcs'], actual: ['- text: nada'] }],
    });
    expect(firstDifference(counterLog([]), counterApp({ outlineOf: () => [] }))).toEqual({
      index: -1,
      action: 'the start',
      step: 'the start',
      what: 'screen',
      facts: [{ path: 'the screen', expected: ['- text: 1 pcs'], actual: [] }],
    });
  });

  it.each([
    ...['', '[["count",', '5', 'null', '[5]', '[[5]]'].map((state) => ({ state, screen: null })),
    ...['', '5', '[5]', '[[0,1,[5]]]', '[[0,2,[]]]', '[[-1,0,[]]]'].map((screen) => ({
      state: null,
      screen,
    })),
  ])('a damaged line of changes is the first difference: %j', (line) => {
    const [whole = null] = counterLog([added(1)]).stepChanges;
    const log = counterLog([added(1), added(2)], { stepChanges: [whole, line] });
    expect(firstDifference(log, counterApp())).toMatchObject({
      index: 1,
      action: 'added',
      what: 'crash',
      facts: [{ actual: expect.stringMatching(/Error: /) as string }],
    });
  });

  it('an error of the view is reported as a crash, not as a page that disappeared', () => {
    const outlineOf = ({ count }: Counter) => [count === 1 ? '- text: 1 pcs' : '- error: TypeError: no name'];
    expect(firstDifference(counterLog([added(1)]), counterApp({ outlineOf }))).toMatchObject({
      what: 'crash',
      facts: [{ actual: '- error: TypeError: no name' }],
    });
  });

  it('the first difference names the endpoint of RTK Query whose reducer throws', () => {
    const action = { type: 'broken', meta: { arg: { endpointName: 'post' } } };
    const { facts } = firstDifference(counterLog([action]), counterApp()) ?? {};
    expect(facts?.[0]?.path).toMatch(/of the endpoint 'post', which this version may not have/);
  });

  it.each(['broken', 'odd'])(
    'an error of the reducer, or of a rule of the effects, is reported as a crash: %s',
    (type) => {
      const log = counterLog([{ type }], { effects: [[5, []]] });
      expect(firstDifference(log, counterApp())).toMatchObject({ index: 0, action: type, what: 'crash' });
    },
  );

  it.each<[string, LoggedEffect[], LoggedEffect[], boolean]>([
    ['the same, in another order', [{ alert: 'a' }, { save: 'b' }], [{ save: 'b' }, { alert: 'a' }], true],
    ['more', [{ save: 'cart' }], [{ save: 'cart', value: { p1: 2 } }], false],
    ['another address', [{ request: 'GET /products' }], [{ request: 'GET //products' }], false],
    ['another key', [{ save: 'shop:cart', value: {} }], [{ save: 'cart', value: {} }], false],
    ['another value', [{ save: 'cart', value: { p1: 2 } }], [{ save: 'cart', value: { p1: 3 } }], false],
    ['another word', [{ alert: 'Removido' }], [{ alert: 'Tirado' }], false],
    ['nothing', [{ alert: 'a' }], [], false],
    ['the same twice', [{ alert: 'a' }], [{ alert: 'a' }, { alert: 'a' }], false],
  ])('effects are compared if they have %s: %j, %j', (_what, logged, actual, isSame) => {
    const log = counterLog([added(1)], { effects: [[0, logged]] });
    const difference = firstDifference(log, counterApp({ effectsOf: () => actual }));
    const facts = [expected(logged, actual)];
    const step = 'added 1 to 1';
    expect(difference).toEqual(isSame ? null : { index: 0, action: 'added', step, what: 'effects', facts });
  });
});

it('a state that did not change need not be saved again', () => {
  const saves = () => [{ save: 'count' }];
  const effectsIn = (action: UnknownAction) =>
    firstDifference(counterLog([action], { effects: [[0, saves()]] }), counterApp({ effectsOf: () => [] }));
  expect(effectsIn(added(0))).toBeNull();
  expect(effectsIn(added(1))).toMatchObject({ what: 'effects' });
});

const expected = (...sides: LoggedEffect[][]) => {
  const [logged, actual] = sides.map((all) => all.map((effect) => JSON.stringify(effect)));
  return { path: 'what effects request', expected: logged, actual };
};

it.each([
  ['a random id', () => Math.random()],
  ['the time', () => Date.now()],
])('a reducer that uses %s is named, because it differs in each replay', (_what, take) => {
  const reducer = (state: Counter = { count: 1 }, { type }: { type: string }) =>
    type === 'added' ? { count: take() } : state;
  expect(firstDifference(counterLog([added(1)]), counterApp({ reducer }))).toMatchObject({
    index: 0,
    what: 'impure reducer',
    facts: [{ path: 'count', expected: 2 }],
  });
});
