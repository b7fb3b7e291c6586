import { act, screen } from '@testing-library/react';
import { selectCartItems } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { hexOf } from '@/features/action-log';
import { readLog } from '@/features/action-log/file/readLog';
import { happenedAt } from '@/features/action-log/panel/details/happenedAt';
import { timelineOf, troubles } from '@/features/action-log/panel/logFile';
import { rowsOf } from '@/features/action-log/panel/steps/rows';
import { isState } from '../qa/isState';
import { replayable } from '../qa/replayable';
import { words } from '../qa/words';
import { hostileLogs } from '../testing/hostileLogs';
import { closeApp, openApp } from '../testing/openApp';

afterEach(closeApp);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const refused = hostileLogs.filter(({ isRefused }) => isRefused);
const shown = hostileLogs.filter(({ isRefused }) => !isRefused);

it('there are 60 of them or more', () => {
  expect(hostileLogs.length).toBeGreaterThanOrEqual(60);
});

it.each(refused)('a log with $name is refused in a sentence', async ({ text }) => {
  const made = timelineOf(await readLog(text()), replayable);
  expect(Object.keys(troubles)).toContain(made);
});

it.each(shown)('a log with $name is shown, and the own session stays as it is', async ({ text }) => {
  localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'own' })]));
  const { store } = await openApp('/cart');
  const [own, saved, address] = [
    hexOf(store.getState()),
    localStorage.getItem('canecamisa:cart'),
    location.href,
  ];
  expect(selectCartItems(store.getState())).toHaveLength(1);

  const timeline = timelineOf(await readLog(text()), replayable);
  if (typeof timeline === 'string') throw new Error(timeline);
  timeline.work(Infinity);
  rowsOf(timeline, timeline.difference());
  for (const at of new Set([0, 1, 2, 3, timeline.length])) {
    happenedAt(timeline.log, at, words);
    const state = timeline.stateAt(at);
    if (state === undefined) continue;
    expect(isState(state)).toBe(true);
    act(() => store.show(state));
    // An unknown address shows the error view, as it does in the shop; a crash would tell another reason there.
    const failure = screen.queryByText('Unexpected Application Error!');
    if (failure) expect(failure.parentElement).toHaveTextContent('404 Not Found');
    const step = timeline.stepTo(at);
    if (step) expect(typeof replayable.tell(step.action, step.before)).toBe('string');
  }
  act(() => store.show(null));
  expect([hexOf(store.getState()), localStorage.getItem('canecamisa:cart'), location.href]).toEqual([
    own,
    saved,
    address,
  ]);
  expect({}).not.toHaveProperty('polluted');
});
