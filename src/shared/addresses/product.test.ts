import { hasAddress, productAddress, readProductAddress } from './product';

/** The id that an address shows, the way it takes through a browser. */
function idIn(address: string): string | undefined {
  return readProductAddress(new URL(address, 'http://localhost').pathname);
}

it.each(['a b', ...'a x/y <b> .env ... ? # % %20 50% ação 😀 index.html \\ __proto__ :productId'.split(' ')])(
  'an id is read back from its address: %j',
  (id) => {
    expect(hasAddress(id)).toBe(true);
    expect(idIn(productAddress(id))).toBe(id);
  },
);

it.each(['.', '..', '%2F', '\ud83d'])('an id that could not be read back has no address: %j', (id) => {
  expect(hasAddress(id)).toBe(false);
});
