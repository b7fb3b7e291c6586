import { added, counterApp } from '../testing/counterApp';
import { tracing } from './trail';

it('a trail contains the changes of each action, even if the reducer throws', () => {
  const actions = [added(1), { type: 'other' }, { type: 'broken' }, added(2)];
  const work = tracing({ preloadedState: { count: 1 }, actions }, counterApp());
  for (const _ of actions) expect(work.next()).toEqual({ done: false });
  expect(work.next().value).toEqual({
    impure: [],
    screen: ['- text: 1 pcs'],
    trail: [
      { state: '[["count",2]]', screen: '[[0,1,["- text: 2 pcs"]]]' },
      { state: '[]', screen: '[]' },
      { state: '[]', screen: '[]' },
      { state: '[["count",4]]', screen: '[[0,1,["- text: 4 pcs"]]]' },
    ],
  });
});
