import { added, counterLog, counterApp } from '../testing/counterApp';
import { parseChanges } from '../changes/changes';
import { firstDifference } from './check';
import { startOf, stepsOf } from './steps';

describe('the first state of a log', () => {
  it('is reduced once, so that missing fields are filled in', () => {
    const shop = counterApp({ reducer: (state) => ({ count: 0, ...state, step: 1 }) });
    expect(startOf({ preloadedState: { count: 3 } }, shop)).toEqual({ count: 3, step: 1 });
  });

  it.each([null, 5, [], {}, { count: '1' }])(
    'is refused if it is not a state of this app: %j',
    (preloadedState) => {
      const log = counterLog([added(1)], { preloadedState });
      expect(() => startOf(log, counterApp())).toThrow('not a state of this app');
      expect(() => stepsOf(log, counterApp()).next()).toThrow('not a state of this app');
      expect(() => firstDifference(log, counterApp())).toThrow('not a state of this app');
    },
  );

  it('is a difference if its hash differs', () => {
    const log = counterLog([added(1)], { preloadedState: {}, hashes: [[0, '00000000']] });
    expect(firstDifference(log, counterApp())).toMatchObject({ index: -1, what: 'hash' });
  });
});

describe('the first difference', () => {
  it('is null if the replay equals the log', () => {
    expect(firstDifference(counterLog([added(1), added(2)]), counterApp())).toBeNull();
  });

  it('is on the screen if the state is the same', () => {
    const expectedScreen = ({ count }: { count: number }) => ({
      shown: count === 4 ? 'nada' : `${count} unidades`,
    });
    expect(firstDifference(counterLog([added(1), added(2)]), counterApp({ expectedScreen }))).toEqual({
      index: 1,
      action: 'added',
      what: 'screen',
      expected: ['["shown","4 unidades"]'],
      found: ['["shown","nada"]'],
    });
    expect(firstDifference(counterLog([]), counterApp({ expectedScreen: () => ({}) }))).toEqual({
      index: -1,
      action: 'the start',
      what: 'screen',
      expected: ['["shown","1 unidades"]'],
      found: [],
    });
  });

  it('leaves out a fact that came after the log, and compares it with newer logs', () => {
    const withFact = (parity: (count: number) => string) =>
      counterApp({
        addedFacts: ['parity'],
        expectedScreen: ({ count }) => ({ shown: `${count} unidades`, parity: parity(count) }),
      });
    const log = counterLog([added(1)]);
    expect(
      firstDifference(
        log,
        withFact(() => 'even'),
      ),
    ).toBeNull();
    const screen = JSON.stringify([...parseChanges(log.screen ?? ''), ['parity', 'odd']]);
    const newer = { ...log, screen };
    expect(
      firstDifference(
        newer,
        withFact(() => 'odd'),
      ),
    ).toBeNull();
    expect(
      firstDifference(
        newer,
        withFact((count) => (count === 2 ? 'even' : 'odd')),
      ),
    ).toMatchObject({
      index: 0,
      what: 'screen',
      found: ['["parity","even"]'],
    });
  });

  it('is a payload that the rules of the effects cannot read', () => {
    const log = counterLog([added(1), { type: 'odd' }], { requests: [[5, []]] });
    expect(firstDifference(log, counterApp())).toEqual({
      index: 1,
      action: 'odd',
      what: 'crash',
      expected: [],
      found: ['"Error: odd"'],
    });
  });

  it.each(['', '[["count",', '5', 'null', '[5]', '[[5]]'])('is a damaged line of the trail: %j', (line) => {
    const [whole = null] = counterLog([added(1)]).trail;
    const log = counterLog([added(1), added(2)], { trail: [whole, { state: line, screen: null }] });
    expect(firstDifference(log, counterApp())).toMatchObject({
      index: 1,
      action: 'added',
      what: 'crash',
      found: [expect.stringMatching(/Error: /)],
    });
  });
});
