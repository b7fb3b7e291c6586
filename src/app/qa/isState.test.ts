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
});
