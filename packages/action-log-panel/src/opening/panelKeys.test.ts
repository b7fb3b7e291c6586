/** @jest-environment ./tests/app/testing/jsdom.ts */
import { isPanelAsked, watchPanelKeys, type Opening } from './panelKeys';

it('the panel opens for ?qa, by keys and after a reload, and tries again if it could not be loaded', async () => {
  const openings: boolean[] = [];
  const open = ({ isPressed, onClose }: Opening) => {
    openings.push(isPressed);
    return onClose;
  };
  let isOnline = true;
  const load = () => (isOnline ? Promise.resolve(open) : Promise.reject(new Error('offline')));
  const press = async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'L', ctrlKey: true, shiftKey: true }));
    await Promise.resolve();
  };
  history.replaceState(null, '', '/cart?x=1&qa');
  const stop = watchPanelKeys(load, isPanelAsked());
  await Promise.resolve();
  await press(); // Closes it.
  expect(sessionStorage.getItem('app:qa')).toBeNull();
  isOnline = false;
  await press();
  isOnline = true;
  await press();
  stop();
  watchPanelKeys(load, false);
  await Promise.resolve();
  expect(openings).toEqual([false, true, false]);
});
