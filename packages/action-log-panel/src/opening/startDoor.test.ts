/** @jest-environment ./tests/app/testing/jsdom.ts */
import { isPanelAsked, startDoor, type Opening } from './startDoor';

describe('the door', () => {
  const openings: Opening[] = [];
  const open = (opening: Opening) => {
    openings.push(opening);
    return () => opening.onClose();
  };
  const press = async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'L', ctrlKey: true, shiftKey: true }));
    await Promise.resolve();
  };
  beforeEach(() => {
    history.replaceState(null, '', '/');
    openings.length = 0;
    sessionStorage.clear();
  });

  it('opens at once for ?qa, closes and opens by keys', async () => {
    history.replaceState(null, '', '/cart?x=1&qa');
    const stop = startDoor(() => Promise.resolve(open), isPanelAsked());
    await Promise.resolve();
    await press();
    expect(sessionStorage.getItem('app:qa')).toBeNull();
    await press();
    expect(openings).toMatchObject([{ isPressed: false }, { isPressed: true }]);
    stop();
    expect(sessionStorage.getItem('app:qa')).toBe('open');
  });

  it('opens the panel that was open before a reload, and tries again if it could not be loaded', async () => {
    sessionStorage.setItem('app:qa', 'open');
    let tries = 0;
    const load = () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(open));
    const stop = startDoor(load, isPanelAsked());
    await press();
    expect(openings).toMatchObject([{ isPressed: true }]);
    expect(tries).toBe(2);
    stop();
  });
});
