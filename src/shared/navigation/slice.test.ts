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

describe('the location', () => {
  it('is a new entry after a link', () => {
    const entry = { pathname: '/product/a', index: 1, arrival: 'pushed', visits: 1 };
    expect(after(go('/product/a'))).toEqual({ ...start, ...entry });
  });

  it('has a path that can be decoded', () => {
    expect(after(go('/product/%zz/a%20b'))).toMatchObject({ pathname: '/product/%25zz/a%20b' });
    expect(after(go('/product/%C3%28'))).toMatchObject({ pathname: '/product/%25C3%2528' });
    expect(after(go('/product/%25zz'))).toMatchObject({ pathname: '/product/%25zz' });
  });

  it('is the same entry after a link to the page that is shown, which is an arrival all the same', () => {
    expect(after(go('/a'), go('/a'))).toMatchObject({ index: 1, arrival: 'replaced', visits: 2 });
  });

  it('is the same entry after a replacement', () => {
    expect(after(go('/a'), go('/b', 'replaced'))).toMatchObject({
      pathname: '/b',
      index: 1,
      arrival: 'replaced',
    });
  });

  it('is the entry the browser went to', () => {
    expect(after(go('/a'), go('/b'), go('/', 'popped', 0))).toMatchObject({
      pathname: '/',
      index: 0,
      arrival: 'popped',
      visits: 3,
    });
    expect(after(go('/a'), go('/a', 'popped', 2))).toMatchObject({ index: 2, arrival: 'popped' });
  });

  it('has the page of a path without one', () => {
    expect(after(go('/a'), go('?x=1'))).toMatchObject({ pathname: '/' });
  });

  it('has neither query nor hash', () => {
    for (const path of ['/', '/cart', '/product/a'])
      expect(after(go(`${path}?utm_source=x#top`))).toMatchObject({ pathname: path, search: '', hash: '' });
    expect(after(go('/a'), go('/a?x=1#top'))).toMatchObject({ index: 1, arrival: 'replaced' });
  });

  describe('in the logs of older releases', () => {
    const { parts, ...older } = start;
    const then = (...events: UnknownAction[]) => events.reduce(reducer, older);

    it('has them', () => {
      expect(parts).toBe(true);
      const entry = { search: '?x=1', hash: '#a', index: 1, arrival: 'pushed', visits: 1 };
      expect(then(go('/?x=1#a'))).toEqual({ ...older, ...entry });
      expect(then(go('/a?x=1#top'), go('/b'))).toMatchObject({ pathname: '/b', search: '', hash: '' });
    });

    it.each(['/a?x=1', '/b?x=2', '/b?x=1#top'])('moves from /b?x=1 to %s', (to) => {
      expect(then(go('/b?x=1'), go(to))).toMatchObject({ index: 2, arrival: 'pushed' });
    });
  });
});

describe('Voltar', () => {
  it('leaves going back to the browser if there is an entry before', () => {
    expect(after(go('/a'), backPressed())).toEqual(after(go('/a')));
  });

  it('leads home from the first entry', () => {
    const opened = openedAt('/cart', 0);
    expect(reducer(opened, backPressed())).toMatchObject({ pathname: '/', index: 1, arrival: 'pushed' });
  });
});

describe('an event with a destination', () => {
  it('leads to its page', () => {
    expect(after({ type: 'cart/productAdded' })).toMatchObject({
      pathname: '/cart',
      index: 1,
      arrival: 'pushed',
    });
  });

  it('changes nothing if that page is shown', () => {
    expect(after(go('/cart'), { type: 'cart/productAdded' })).toEqual(after(go('/cart')));
  });

  it('is the only kind that does', () => {
    expect(after({ type: 'cart/productRemoved' })).toBe(start);
  });
});

describe('openedAt', () => {
  it('is an opened visit with the entry number from before a reload', () => {
    expect(openedAt('/cart?x=1', 3)).toEqual({ ...start, pathname: '/cart', index: 3 });
    expect(openedAt('/', 0)).toEqual(start);
  });
});
