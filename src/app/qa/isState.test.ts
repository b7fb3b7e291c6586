import { rootReducer } from '../redux/rootReducer';
import { isState } from './isState';

const state = rootReducer(undefined, { type: 'started' });

describe('the shape of a state', () => {
  it.each<[string, unknown]>([
    ['a state', state],
    ['a state from a file', JSON.parse(JSON.stringify(state))],
    ['a state without a slice', { ...state, catalogue: undefined }],
    ['a state without a field', { ...state, cart: { items: [] } }],
  ])('is that of %s', (_name, value) => {
    expect(isState(value)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 5],
    ['a list', []],
    ['a slice that is a number', { ...state, cart: 5 }],
    ['a list that is an object', { ...state, cart: { items: {} } }],
    ['an address that is a number', { ...state, navigation: { ...state.navigation, pathname: 7 } }],
  ])('is not that of %s', (_name, value) => {
    expect(isState(value)).toBe(false);
  });
});
