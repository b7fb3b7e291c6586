import { added, counterShop } from '../testing/counterShop';
import { trailOf } from './trail';

test('a trail has a line of changes for each action, one that throws included', () => {
  const actions = [added(1), { type: 'other' }, { type: 'broken' }, added(2)];
  expect(trailOf({ count: 1 }, actions, counterShop())).toEqual([
    '[["count",2]]',
    '[]',
    '[]',
    '[["count",4]]',
  ]);
});
