import { findInState } from './findInState';

const state = {
  cart: {
    items: [{ id: 'p1', name: 'Caneca Sabiá', quantity: 2, text: 'Em grande quantidade' }, { id: 'p2' }],
    open: 'p1',
    empty: {},
  },
  page: 12,
};
const nameOf = (id: string) => (id === 'p1' ? 'Caneca Sabiá' : undefined);
const stepsFor = new Map([
  ['cart.items[p1].quantity', ['Mudou a quantidade para 2']],
  ['cart.open', ['Abriu a quantidade']],
]);

it.each([
  ['texts without case and accents, and ids by the names of what has them', 'SABIA', ['cart.items[p1].id', 'cart.items[p1].name', 'cart.open']],
  ['keys, with what is in them or not, first those that begin so', 'em', ['cart.empty', 'cart.items', 'cart.items[p1].text']],
  ['numbers', '12', ['page']],
  ['nothing', 'geladeira', []],
  ['what steps changed that say the word, first the key that begins like it', 'quantidade', ['cart.items[p1].quantity', 'cart.open', 'cart.items[p1].text']],
])('a search finds %s', (_what, text, paths) => {
  expect(findInState(state, text, nameOf, stepsFor).map(({ path }) => path)).toEqual(paths);
}); // prettier-ignore

it('a search lists no more than anybody reads', () => {
  const many = Array.from({ length: 10_000 }, () => 'Caneca');
  expect(findInState(many, 'caneca', nameOf, new Map())).toHaveLength(100);
});
