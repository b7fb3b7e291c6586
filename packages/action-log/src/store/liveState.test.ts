import type { UnknownAction } from '@reduxjs/toolkit';
import { createLiveState } from './liveState';

const count = (state = 0, action: UnknownAction) => (action.type === 'counted' ? state + 1 : state);
const init = { type: '@@INIT' };
const counted = () => ({ type: 'counted' });

/** A store at which somebody looks with DevTools: the test says what it shows, and which log DevTools has. */
function openStore() {
  const listeners = new Set<() => void>();
  let actions: UnknownAction[] = [init];
  let tools = { currentStateIndex: 0, skippedActionIds: [] as number[], isPaused: false, isLocked: false };
  const live = createLiveState<number>(count);
  live.attach({
    getState: () => 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    liftedStore: {
      getState: () => ({
        ...tools,
        stagedActionIds: actions.map((_, id) => id),
        actionsById: Object.fromEntries(actions.map((action, id) => [id, { action }])),
      }),
    },
  });
  const api = { getState: () => 0, dispatch: (action: unknown) => action };
  const next = (action: unknown) => {
    actions = [...actions, action as UnknownAction];
    return action;
  };
  return {
    live,
    dispatch: live.lock(api as never)(live.middleware(api as never)(next)),
    use(change: Partial<typeof tools>, log = actions) {
      actions = log;
      tools = { ...tools, ...change };
      listeners.forEach((listener) => listener());
    },
    watchers: () => listeners.size,
  };
}

/** Whether the present is shown by now. */
async function isPresent(present: Promise<void>) {
  let resolved = false;
  void present.then(() => (resolved = true));
  await Promise.resolve();
  return resolved;
}

it('without a store the present is shown', async () => {
  expect(await isPresent(createLiveState(count).whenPresentIsShown())).toBe(true);
});

it('the live state is the result of the live actions, even while another state is shown', () => {
  const { live, dispatch, use } = openStore();
  dispatch(counted());
  dispatch(counted());
  use({ currentStateIndex: 0 });
  expect(live.getState()).toBe(2);
});

it('actions are dropped while DevTools is locked', () => {
  const { live, dispatch, use } = openStore();
  expect(live.takesActions()).toBe(true);
  use({ isLocked: true });
  expect(live.takesActions()).toBe(false);
  dispatch(counted());
  expect(live.getState()).toBe(0);
});

it.each([
  ['the newest state', {}, undefined, true],
  ['an earlier state', { currentStateIndex: 0 }, undefined, false],
  ['a skipped action', { skippedActionIds: [1] }, undefined, false],
  ['a paused log', { currentStateIndex: 2, isPaused: true }, [init, counted(), { type: '@@PAUSED' }], true],
  ['a locked log', { isLocked: true }, undefined, false],
  ['an imported log', {}, [init, counted()], false],
  ['a log that was committed', { currentStateIndex: 0 }, [init], true],
  ['an empty log', { currentStateIndex: 0 }, [], false],
])('DevTools shows or does not show the present if it has %s', async (_what, change, log, expected) => {
  const { live, dispatch, use } = openStore();
  dispatch(counted());
  use({ currentStateIndex: 1, ...change }, log);
  expect(await isPresent(live.whenPresentIsShown())).toBe(expected);
});

it('an effect waits until the present is shown again', async () => {
  const { live, dispatch, use, watchers } = openStore();
  dispatch(counted());
  use({ currentStateIndex: 0 });
  const present = live.whenPresentIsShown();
  use({ currentStateIndex: 0 });
  expect(await isPresent(present)).toBe(false);
  use({ currentStateIndex: 1 });
  expect(await isPresent(present)).toBe(true);
  expect(watchers()).toBe(0);
});
