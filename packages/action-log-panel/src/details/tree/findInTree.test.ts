import { findInTree } from './findInTree';

const state = {
  cart: { items: [{ id: 'p1', name: 'Caneca Sabiá' }, { id: 'p2' }], open: 'p1', empty: {} },
  page: 12,
};
const nameOf = (id: string) => (id === 'p1' ? 'Caneca Sabiá' : undefined);
const found = (text: string) => {
  const { matches, trail } = findInTree(state, text, nameOf);
  return { matches: [...matches], trail: [...trail].sort() };
};

describe('a search in a state', () => {
  it('finds values without case and accents, ids by their names, and what has to be open to see them', () => {
    expect(found('SABIA')).toEqual({
      matches: ['/cart/items/0/id', '/cart/items/0/name', '/cart/open'],
      trail: [
        '',
        '/cart',
        '/cart/items',
        '/cart/items/0',
        '/cart/items/0/id',
        '/cart/items/0/name',
        '/cart/open',
      ],
    });
  });

  it('finds keys and numbers', () => {
    expect(found('items').matches).toEqual(['/cart/items']);
    expect(found('empty').matches).toEqual(['/cart/empty']);
    expect(found('12').matches).toEqual(['/page']);
    expect(found('geladeira')).toEqual({ matches: [], trail: [] });
  });

  it('stops at more than anybody reads', () => {
    const many = Array.from({ length: 10_000 }, () => 'Caneca');
    expect(findInTree(many, 'caneca', nameOf).matches.size).toBe(200);
  });
});
