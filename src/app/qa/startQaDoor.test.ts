/** @jest-environment ./tests/app/testing/jsdom.ts */
import { takeLogAddress } from './startQaDoor';

it.each([
  ['/?qa', '', '/?qa'],
  ['/', '', '/'],
  ['/?qa=/a.json', '/a.json', '/?qa'],
  ['/cart?x=1&qa=https%3A%2F%2Fo.example%2Fa%3Fb%26c&y=2#z', 'https://o.example/a?b&c', '/cart?x=1&qa&y=2#z'],
  ['/?qa#data:application/gzip;base64,ab+c/==', 'data:application/gzip;base64,ab+c/==', '/?qa'],
  ['/#data:,x', '', '/#data:,x'],
  ['/?qa#top', '', '/?qa#top'],
])('from %s is taken %p', (url, address, left) => {
  history.replaceState({ index: 3 }, '', url);
  expect(takeLogAddress()).toBe(address);
  expect(location.pathname + location.search + location.hash).toBe(left);
  expect(history.state).toEqual({ index: 3 });
});

it('a browser that refuses to change its address opens the log all the same', () => {
  history.replaceState(null, '', '/?qa=/a.json');
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(takeLogAddress()).toBe('/a.json');
  refuse.mockRestore();
});
