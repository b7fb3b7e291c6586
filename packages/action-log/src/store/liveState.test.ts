import type { UnknownAction } from '@reduxjs/toolkit';
import { createLiveState } from './liveState';

const count = (state = 0, action: UnknownAction) => (action.type === 'counted' ? state + 1 : state);
const init = { type: '@@INIT' };
const counted = () => ({ type: 'counted' });

/** A store that somebody looks at: what is shown, and the log that DevTools keep, are what the test says. */
function openStore(log?: UnknownAction[]) {
  const listeners = new Set<() => void>();
  let shown = 0;
  let actions = log;
  let currentStateIndex = 0;
  let tools = { skippedActionIds: [] as number[], isPaused: false, isLocked: false };
  const live = createLiveState<number>(count);
  const liftedStore = {
    getState: () => ({
      ...tools,
      currentStateIndex,
      stagedActionIds: (actions ?? []).map((_, id) => id),
      actionsById: Object.fromEntries((actions ?? []).map((action, id) => [id, { action }])),
    }),
  };
  live.attach({
    getState: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...(log && { liftedStore }),
  });
  const api = { getState: () => shown, dispatch: (action: unknown) => action };
  const next = (action: unknown) => {
    actions = actions && [...actions, action as UnknownAction];
    if (!actions) shown = count(shown, action as UnknownAction);
    return action;
  };
  return {
    live,
    dispatch: live.lock(api as never)(live.middleware(api as never)(next)),
    look(index: number, at = actions) {
      actions = at;
      currentStateIndex = index;
      listeners.forEach((listener) => listener());
    },
    use(change: Partial<typeof tools>) {
      tools = { ...tools, ...change };
      listeners.forEach((listener) => listener());
    },
    watchers: () => listeners.size,
  };
}

/** Whether the present is there by now. */
async function isPresent(present: Promise<void>) {
  let resolved = false;
  void present.then(() => (resolved = true));
  await Promise.resolve();
  return resolved;
}

describe('without DevTools', () => {
  it('the present is shown', async () => {
    const { live, dispatch } = openStore();
    dispatch(counted());
    expect(live.getState()).toBe(1);
    expect(await isPresent(live.whenPresentIsShown())).toBe(true);
  });

  it('the present is shown before a store is attached', async () => {
    expect(await isPresent(createLiveState(count).whenPresentIsShown())).toBe(true);
  });
});

describe('with DevTools', () => {
  it('the present is the result of live actions, whatever is shown', () => {
    const { live, dispatch, look } = openStore([init]);
    dispatch(counted());
    dispatch(counted());
    look(0);
    expect(live.getState()).toBe(2);
  });

  it('the present is shown with the newest state', async () => {
    const { live, dispatch, look } = openStore([init]);
    expect(await isPresent(live.whenPresentIsShown())).toBe(true);
    dispatch(counted());
    look(1);
    expect(await isPresent(live.whenPresentIsShown())).toBe(true);
  });

  it('waits until the present is shown again', async () => {
    const { live, dispatch, look, watchers } = openStore([init]);
    dispatch(counted());
    look(0);
    const present = live.whenPresentIsShown();
    look(0);
    expect(await isPresent(present)).toBe(false);
    look(1);
    expect(await isPresent(present)).toBe(true);
    expect(watchers()).toBe(0);
  });

  it('the present is not shown while an action is skipped', async () => {
    const { live, dispatch, look, use } = openStore([init]);
    dispatch(counted());
    look(1);
    use({ skippedActionIds: [1] });
    const present = live.whenPresentIsShown();
    expect(await isPresent(present)).toBe(false);
    use({ skippedActionIds: [] });
    expect(await isPresent(present)).toBe(true);
  });

  it('the present is shown while DevTools is paused', async () => {
    const { live, dispatch, look, use } = openStore([init]);
    dispatch(counted());
    use({ isPaused: true });
    look(2, [init, counted(), { type: '@@PAUSED' }]);
    expect(await isPresent(live.whenPresentIsShown())).toBe(true);
  });

  it('while DevTools is locked, actions are dropped and the present is not shown', async () => {
    const { live, dispatch, look, use } = openStore([init]);
    dispatch(counted());
    look(1);
    use({ isLocked: true });
    dispatch(counted());
    expect(live.getState()).toBe(1);
    const present = live.whenPresentIsShown();
    expect(await isPresent(present)).toBe(false);
    use({ isLocked: false });
    expect(await isPresent(present)).toBe(true);
  });

  it.each([
    ['an imported log', [init, counted()], false],
    ['a log that was committed', [init], true],
    ['an empty log', [], false],
  ])('%s', async (_what, log, expected) => {
    const { live, dispatch, look } = openStore([init]);
    dispatch(counted());
    look(Math.max(log.length - 1, 0), log);
    expect(await isPresent(live.whenPresentIsShown())).toBe(expected);
  });
});
