/** @jest-environment ./tests/app/testing/jsdom.ts */
import { startDoor, takeLogAddress, type Opening } from './startDoor';

it.each([
  ['/?qa', '', '/?qa'],
  ['/', null, '/'],
  ['/?qa=/a.json', '/a.json', '/?qa'],
  ['/cart?x=1&qa=https%3A%2F%2Fo.example%2Fa%3Fb%26c&y=2#z', 'https://o.example/a?b&c', '/cart?x=1&qa&y=2#z'],
  ['/?qa#data:application/gzip;base64,ab+c/==', 'data:application/gzip;base64,ab+c/==', '/?qa'],
  ['/#data:,x', null, '/#data:,x'],
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

describe('the door', () => {
  const openings: Opening[] = [];
  const closed: boolean[] = [];
  const open = (opening: Opening) => {
    openings.push(opening);
    return (isReload = false) => {
      closed.push(isReload);
      opening.onClose();
    };
  };
  const press = async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'L', ctrlKey: true, shiftKey: true }));
    await Promise.resolve();
  };
  beforeEach(() => {
    history.replaceState(null, '', '/');
    openings.length = closed.length = 0;
  });

  it('opens at once for an address, closes and opens by keys, and opens a log only once', async () => {
    const stop = startDoor(() => Promise.resolve(open), '/a.json');
    await Promise.resolve();
    await press();
    await press();
    expect(openings).toMatchObject([
      { isPressed: false, logAddress: '/a.json' },
      { isPressed: true, logAddress: '' },
    ]);
    stop();
    expect(closed).toEqual([false, true]);
  });

  it('opens the panel that was open before a reload, and tries again if it could not be loaded', async () => {
    sessionStorage.setItem('app:qa', 'open');
    let tries = 0;
    const load = () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(open));
    const stop = startDoor(load, null);
    await press();
    expect(openings).toMatchObject([{ isPressed: true }]);
    expect(tries).toBe(2);
    stop();
  });
});
