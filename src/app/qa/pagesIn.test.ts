import { productAdded } from '@/entities/cart';
import { pageLoaded } from 'action-log';
import { searchSubmitted } from '@/features/catalogue';
import { locationChanged, openedAt } from '@/shared/navigation';
import { rootReducer } from '../redux/rootReducer';
import { pagesIn } from './pagesIn';

const opened = (path: string) => ({
  ...rootReducer(undefined, { type: 'start' }),
  navigation: openedAt(path, 0),
});
const to = (path: string) => locationChanged({ to: path, arrival: 'pushed' });

it.each([
  ['where the session began', '/?qa', [], ['catalogue']],
  [
    'navigations, each page once',
    '/',
    [to('/product/a?x'), to('/'), to('/product/b')],
    ['catalogue', 'product'],
  ],
  [
    'events that lead to a page',
    '/product/a',
    [productAdded(null), searchSubmitted('')],
    ['product', 'cart', 'catalogue'],
  ],
  ['further page loads', '/', [pageLoaded(opened('/cart'))], ['catalogue', 'cart']],
  ['an unknown address', '/nada', [], ['error page']],
  [
    'nothing from what is damaged',
    '/',
    [5, pageLoaded(7), { type: to('/').type, payload: {} }],
    ['catalogue'],
  ],
])('finds the pages of %s', (_what, start, actions, pages) => {
  expect(pagesIn(opened(start), actions)).toEqual(pages);
});
