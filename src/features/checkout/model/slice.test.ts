import { orderPlaced } from '@/entities/cart';
import { checkoutReducer, orderFinished, selectIsWaiting } from './slice';

const start = checkoutReducer(undefined, { type: 'start' });
const waiting = checkoutReducer(start, orderPlaced());

describe('checkout', () => {
  it('waits from the order on until it is finished', () => {
    expect(selectIsWaiting({ checkout: start })).toBe(false);
    expect(selectIsWaiting({ checkout: waiting })).toBe(true);
    expect(checkoutReducer(waiting, orderFinished())).toEqual(start);
  });
});
