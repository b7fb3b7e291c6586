import { added, counterLog, counterShop } from '../testing/counterShop';
import { firstDifference } from './replay';

describe('the first difference', () => {
  it('is none where a log goes as it went', () => {
    expect(firstDifference(counterLog([added(1), added(2)]), counterShop())).toBeNull();
  });

  it('is a payload that the rules of the effects cannot read', () => {
    const log = counterLog([added(1), { type: 'odd' }], { asked: [[5, []]] });
    expect(firstDifference(log, counterShop())).toEqual({
      index: 1,
      action: 'odd',
      what: 'crash',
      expected: [],
      found: ['"Error: odd"'],
    });
  });

  it.each(['', '[["count",', '5', 'null'])('is a line of the trail that is damaged: %j', (line) => {
    const [whole = ''] = counterLog([added(1)]).trail ?? [];
    const log = counterLog([added(1), added(2)], { trail: [whole, line] });
    expect(firstDifference(log, counterShop())).toMatchObject({
      index: 1,
      action: 'added',
      what: 'crash',
      found: [expect.stringMatching(/Error: /)],
    });
  });
});
