import type { UnknownAction } from '@reduxjs/toolkit';
import {
  backPressed,
  createNavigationReducer,
  locationChanged,
  openedAt,
  type LocationChange,
} from './slice';

const reducer = createNavigationReducer(new Map([['cart/productAdded', '/cart']]));
const start = reducer(undefined, { type: 'start' });
const after = (...events: UnknownAction[]) => events.reduce(reducer, start);
const go = (to: string, arrival: LocationChange['arrival'] = 'pushed', index?: number) =>
  locationChanged({ to, arrival, ...(index !== undefined && { index }) });

it.each<[what: string, events: UnknownAction[], location: object]>([
  [
    'a link leads to a new entry',
    [go('/product/a')],
    { ...start, pathname: '/product/a', index: 1, arrival: 'pushed', visits: 1 },
  ],
  ['a broken path can be decoded', [go('/product/%zz/a%20b')], { pathname: '/product/%25zz/a%20b' }],
  ['bytes that are no text can be decoded', [go('/product/%C3%28')], { pathname: '/product/%25C3%2528' }],
  ['an encoded % stays', [go('/product/%25zz')], { pathname: '/product/%25zz' }],
  [
    'a link to the page that is shown is an arrival at the same entry',
    [go('/a'), go('/a')],
    { index: 1, arrival: 'replaced', visits: 2 },
  ],
  [
    'a replacement stays at the same entry',
    [go('/a'), go('/b', 'replaced')],
    { pathname: '/b', index: 1, arrival: 'replaced' },
  ],
  [
    'the browser goes to an earlier entry',
    [go('/a'), go('/b'), go('/', 'popped', 0)],
    { pathname: '/', index: 0, arrival: 'popped', visits: 3 },
  ],
  [
    'the browser goes to another entry of the page that is shown',
    [go('/a'), go('/a', 'popped', 2)],
    { index: 2, arrival: 'popped' },
  ],
  ['a query alone is one of the catalogue', [go('/a'), go('?x=1')], { pathname: '/' }],
  ...['/', '/cart', '/product/a'].map((path): [string, UnknownAction[], object] => [
    `query and hash are left out of ${path}`,
    [go(`${path}?utm_source=x#top`)],
    { pathname: path },
  ]),
  ['another query is no new entry', [go('/a'), go('/a?x=1#top')], { index: 1, arrival: 'replaced' }],
  ["'Voltar' leaves going back to the browser", [go('/a'), backPressed()], after(go('/a'))],
  [
    'an event with a destination leads to its page',
    [{ type: 'cart/productAdded' }],
    { pathname: '/cart', index: 1, arrival: 'pushed' },
  ],
  [
    'an event whose page is shown changes nothing',
    [go('/cart'), { type: 'cart/productAdded' }],
    after(go('/cart')),
  ],
  ['any other event changes nothing', [{ type: 'cart/productRemoved' }], start],
])('%s', (_what, events, location) => {
  expect(after(...events)).toMatchObject(location);
});

it("'Voltar' leads home from the first entry", () => {
  const opened = openedAt('/cart', 0);
  expect(reducer(opened, backPressed())).toMatchObject({ pathname: '/', index: 1, arrival: 'pushed' });
});

it('a visit after a reload has the entry number from before it', () => {
  expect(openedAt('/cart?x=1', 3)).toEqual({ ...start, pathname: '/cart', index: 3 });
  expect(openedAt('/', 0)).toEqual(start);
});
