import { matchRoutes } from 'react-router-dom';
import { hasAddress } from '../lib';
import { addresses, productAddress } from './addresses';

/** The id that an address shows, the way it takes through a browser. */
function idIn(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  return matchRoutes([{ path: addresses.product }], pathname)?.[0]?.params.productId;
}

it.each(['a b', ...'a x/y <b> .env ... ? # % %20 50% ação 😀 index.html \\ __proto__ :productId'.split(' ')])(
  'an id comes back out of its address: %j',
  (id) => {
    expect(hasAddress(id)).toBe(true);
    expect(idIn(productAddress(id))).toBe(id);
  },
);

it.each(['.', '..', '%2F', '\ud83d'])('an id that would not has none: %j', (id) => {
  expect(hasAddress(id)).toBe(false);
});
