/** @jest-environment ./tests/app/testing/jsdom.ts */
import { act, screen } from '@testing-library/react';
import { selectCartItems } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { firstDifference, hashOf, readLog, startOf, stepsOf } from 'action-log';
import { isState } from '@/app/qa/isState';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';
import { hostileLogs } from '../hostile/hostileLogs';
import { closeApp, openApp } from './testing/openApp';

afterEach(closeApp);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const refused = hostileLogs.filter(({ isRefused }) => isRefused);
/** The largest logs: only the nightly tests open them. */
const large = /100,000 actions|200,000 presses|unzips to 200 MB/;
const shown = hostileLogs.filter(
  ({ isRefused, name }) => !isRefused && (process.env.SOAK || !large.test(name)),
);

it.each(refused)('a log with $name is refused', async ({ text }) => {
  const log = await readLog(text(), 'canecamisa');
  if (typeof log !== 'string') expect(() => startOf(log, replayable)).toThrow('not a state of this app');
});

it.each(shown)("a log with $name is shown, and the shopper's session does not change", async ({ text }) => {
  localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'own' })]));
  const { store } = await openApp('/cart');
  const [own, saved, address] = [
    hashOf(store.getState()),
    localStorage.getItem('canecamisa:cart'),
    location.href,
  ];
  expect(selectCartItems(store.getState())).toHaveLength(1);

  const log = await readLog(text(), 'canecamisa');
  if (typeof log === 'string') throw new Error(log);
  firstDifference(log, replayable);
  const show = (state: RootState) => {
    expect(isState(state)).toBe(true);
    act(() => store.show(state));
    // An unknown address shows the error view, as in the shop; after a crash it would show another reason.
    const failure = screen.queryByText('Unexpected Application Error!');
    if (failure) expect(failure.parentElement).toHaveTextContent('404 Not Found');
  };
  show(startOf(log, replayable));
  for (const { index, action, before, after } of stepsOf(log, replayable)) {
    if (index < 50) expect(typeof replayable.describe(action, before)).toBe('string');
    if (index < 50 && after !== before) show(after);
  }
  act(() => store.show(null));
  expect([hashOf(store.getState()), localStorage.getItem('canecamisa:cart'), location.href]).toEqual([
    own,
    saved,
    address,
  ]);
  expect({}).not.toHaveProperty('polluted');
});
