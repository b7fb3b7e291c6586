import type { UnknownAction } from '@reduxjs/toolkit';
import { orderFinished } from '@/entities/cart';
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

const chosen = [searchSubmitted('lua'), sortChosen('newest'), pageChosen(3), sortMenuToggled()];
const saved = { category: 'mugs', sort: 'newest', search: 'lua', page: 2 } as const;
const link = { category: 'mugs', sort: null, search: '', page: 1 } as const;

it.each<[what: string, events: UnknownAction[], choices: object]>([
  ['everything is listed at the start', [], {}],
  ['a category drops search and sort', [...chosen, categoryChosen('mugs')], { category: 'mugs' }],
  [
    'a search drops category and sort',
    [categoryChosen('mugs'), sortChosen('newest'), pageChosen(3), searchSubmitted(' Lua ')],
    { search: ' Lua ' },
  ],
  [
    'a sort keeps the search, leads to page 1 and closes the menu',
    [...chosen, sortChosen('price-asc')],
    { search: 'lua', sort: 'price-asc' },
  ],
  [
    'a sort keeps the category',
    [categoryChosen('mugs'), sortChosen('newest')],
    { category: 'mugs', sort: 'newest' },
  ],
  [
    'a page changes nothing else',
    [categoryChosen('mugs'), sortChosen('newest'), pageChosen(2)],
    { category: 'mugs', sort: 'newest', page: 2 },
  ],
  ['after an order everything is listed', [...chosen, orderFinished()], { isAfterOrder: true }],
  ['another page ends the thanks for an order', [orderFinished(), pageChosen(2)], { page: 2 }],
  ['another order ends the thanks', [orderFinished(), sortChosen('newest')], { sort: 'newest' }],
  ['a search ends the thanks', [orderFinished(), searchSubmitted('lua')], { search: 'lua' }],
  ['the menu opens', [sortMenuToggled()], { sortOpen: true }],
  ['the menu closes', [sortMenuToggled(), sortMenuToggled()], {}],
  [
    'the menu closes when the shopper goes elsewhere',
    [sortMenuToggled(), pageChosen(2), locationChanged({ to: '/cart', arrival: 'pushed' })],
    { page: 2 },
  ],
  [
    'the address of a listing says what is listed',
    [...chosen, locationChanged({ to: '/canecas/2?busca=lua', arrival: 'pushed' })],
    { category: 'mugs', search: 'lua', page: 2 },
  ],
  [
    "a link to '/' alone keeps the choices",
    [categoryChosen('mugs'), locationChanged({ to: '/', arrival: 'pushed' })],
    { category: 'mugs' },
  ],
  [
    "Back to '/' lists everything",
    [...chosen, locationChanged({ to: '/', arrival: 'popped', index: 0 })],
    {},
  ],
  [
    'the logo lists everything',
    [...chosen, locationChanged({ to: '/', arrival: 'pushed', startsOver: true })],
    {},
  ],
  [
    'a search is cut, not through a letter',
    [searchSubmitted(`${'x'.repeat(299)}😀`)],
    { search: 'x'.repeat(299) },
  ],
  ['saved choices come back without a menu', [choicesRestored(saved)], saved],
  [
    'a link replaces the previous choices',
    [choicesRestored(saved), sortMenuToggled(), linkOpened(link)],
    link,
  ],
])('%s', (_what, events, choices) => {
  expect(after(...events)).toEqual({ ...start, ...choices });
});

it.each(['', '   ', '\t'])('a search for %p lists everything', (text) => {
  expect(after(searchSubmitted('lua'), searchSubmitted(text))).toEqual(start);
});

it.each([0, -1, 1.5, NaN, Infinity])('page %p is refused', (page) => {
  expect(after(pageChosen(2), pageChosen(page)).page).toBe(2);
});

it.each([null, 7, 'x', { category: 'constructor', sort: 'dearest', search: 7, page: -1 }])(
  'an invalid value in a link of a log, %p, is ignored',
  (payload) => {
    expect(after(categoryChosen('mugs'), { type: linkOpened.type, payload })).toEqual(start);
  },
);
