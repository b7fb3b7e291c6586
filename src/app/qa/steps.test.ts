import { productRemoved, quantityChanged } from '@/entities/cart';
import { rootReducer } from '../redux/rootReducer';
import { knows, describeStep } from './steps';

const state = rootReducer(undefined, { type: 'started' });

describe('a step', () => {
  it('a step is a sentence in Portuguese', () => {
    expect(describeStep(productRemoved('p1'), state)).toBe('Removeu o produto p1');
  });

  it.each([
    ['an action of another version', { type: 'cart/giftWrapped', payload: 'p1' }],
    ['the name of a member that every object has', { type: 'constructor' }],
    ['an action whose payload has another shape', { type: quantityChanged.type, payload: null }],
  ])('a step without a sentence is shown by its type: %s', (_what, action) => {
    expect(describeStep(action, state)).toBe(action.type);
  });

  it('a step of this version is known, and a step of another version is not', () => {
    expect(['cart/productRemoved', 'cart/giftWrapped', 'toString'].map(knows)).toEqual([true, false, false]);
  });
});
