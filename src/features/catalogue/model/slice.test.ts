import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChanged } from '@/shared/navigation';
import {
  catalogueReducer,
  categoryChosen,
  choicesRestored,
  linkOpened,
  pageChosen,
  searchSubmitted,
  sortChosen,
  sortMenuToggled,
} from './slice';

const start = { category: 'all', sort: null, search: '', page: 1, sortOpen: false };

const after = (...events: UnknownAction[]) =>
  events.reduce(catalogueReducer, catalogueReducer(undefined, { type: 'start' }));

describe('the choices of the catalogue', () => {
  it('start with everything, in the order of the backend', () => {
    expect(after()).toEqual(start);
  });

  it('a category drops search and sort and leads to page 1', () => {
    const state = after(searchSubmitted('lua'), sortChosen('newest'), pageChosen(3), categoryChosen('mugs'));
    expect(state).toEqual({ ...start, category: 'mugs' });
  });

  it('a search drops category and sort and leads to page 1', () => {
    const state = after(
      categoryChosen('mugs'),
      sortChosen('newest'),
      pageChosen(3),
      searchSubmitted(' Lua '),
    );
    expect(state).toEqual({ ...start, search: ' Lua ' });
  });

  it.each(['', '   ', '\t'])('a search for %p lists everything', (text) => {
    expect(after(searchSubmitted('lua'), searchSubmitted(text))).toEqual(start);
  });

  it('a sort keeps category and search, leads to page 1 and closes the menu', () => {
    const state = after(searchSubmitted('lua'), pageChosen(3), sortMenuToggled(), sortChosen('price-asc'));
    expect(state).toEqual({ ...start, search: 'lua', sort: 'price-asc' });
    expect(after(categoryChosen('mugs'), sortChosen('newest')).category).toBe('mugs');
  });

  it('a page changes nothing else', () => {
    const events = [categoryChosen('mugs'), sortChosen('newest')];
    expect(after(...events, pageChosen(2))).toEqual({ ...after(...events), page: 2 });
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses page %p', (page) => {
    expect(after(pageChosen(2), pageChosen(page)).page).toBe(2);
  });

  it('the menu opens, closes, and closes when the shopper goes elsewhere', () => {
    expect(after(sortMenuToggled()).sortOpen).toBe(true);
    expect(after(sortMenuToggled(), sortMenuToggled()).sortOpen).toBe(false);
    const left = after(sortMenuToggled(), pageChosen(2), locationChanged({ to: '/cart', arrival: 'pushed' }));
    expect(left).toEqual({ ...start, page: 2 });
  });

  it('saved choices come back without a menu', () => {
    const saved = { category: 'mugs', sort: 'newest', search: 'lua', page: 2 } as const;
    expect(after(choicesRestored(saved))).toEqual({ ...saved, sortOpen: false });
  });

  it('a link replaces the previous choices', () => {
    const saved = { category: 'all', sort: 'newest', search: 'lua', page: 2 } as const;
    const link = { category: 'mugs', sort: null, search: '', page: 1 } as const;
    expect(after(choicesRestored(saved), sortMenuToggled(), linkOpened(link))).toEqual({
      ...link,
      sortOpen: false,
    });
  });

  it.each([null, 7, 'x', { category: 'constructor', sort: 'dearest', search: 7, page: -1 }])(
    'what is wrong in a link of a log, %p, is as if it were not there',
    (payload) => {
      expect(after(categoryChosen('mugs'), { type: linkOpened.type, payload })).toEqual(start);
    },
  );
});
