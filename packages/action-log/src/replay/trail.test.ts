import { added, counterApp } from '../testing/counterApp';
import { trailOf } from './trail';

describe('a trail', () => {
  it('contains the changes of each action, even if the reducer throws', () => {
    const actions = [added(1), { type: 'other' }, { type: 'broken' }, added(2)];
    expect(trailOf({ count: 1 }, actions, counterApp())).toEqual({
      screen: '[["shown","1 unidades"]]',
      trail: [
        { state: '[["count",2]]', screen: '[["shown","2 unidades"]]' },
        { state: '[]', screen: '[]' },
        { state: '[]', screen: '[]' },
        { state: '[["count",4]]', screen: '[["shown","4 unidades"]]' },
      ],
    });
  });

  it('contains the error of a selector', () => {
    const expectedScreen = () => {
      throw new Error('odd');
    };
    expect(trailOf({ count: 1 }, [added(1)], counterApp({ expectedScreen }))).toMatchObject({
      screen: '[["error","Error: odd"]]',
    });
  });
});
