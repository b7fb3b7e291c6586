// Hot reload, in development only: after a reducer, rule, selector or effect was edited, the session continues with the
// new code in the same document. When browser.ts calls this, all modules between it and the edited one are new.
import { selectRemovedName, undoExpired } from '@/entities/cart';
import { playAgain } from 'action-log';
import { watchErrors, watchPerson } from 'action-log-panel/recording';
import { selectIsAnswered } from '@/entities/product';
import { orderFinished, selectIsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { App } from './App';
import { createRecovery } from './layout/recovery';
import { componentAt } from './layout/pages';
import { replayable } from './qa/replayable';
import { startPanel } from './qa/startPanel';
import { createShopStore, type ShopStore } from './redux/makeStore';
import { startEffects } from './redux/startEffects';
import type { World } from './redux/world';
import type { Session } from './start';
import { startHead } from './startHead';

/**
 * Makes a new store, plays the session's recording in it, and shows it in place of the old one. The first action meets
 * the state that a page starts with, so an edit may also add or remove a field of a slice. Rejects if the new code
 * throws; the old session then continues.
 */
export async function continueSession(session: Session): Promise<Session> {
  const { world, recorder, root, reactRoot, watches } = session;
  // Loads the page's component before it is rendered. If its chunk fails, rendering shows the error.
  await componentAt(session.getLiveState().navigation.pathname)
    ?.preload()
    .catch(() => undefined);
  const first = recorder.recording.segments[0];
  const made = createShopStore({
    world,
    preloadedState: first?.number === 0 ? { navigation: first.snapshot.navigation } : (first?.snapshot ?? {}),
  });
  playAgain(recorder.recording, made.store, made.recorder, replayable.effectsOf);
  const stop = continueEffects(made, world);
  session.stop();

  watches.forEach((stopWatch) => stopWatch());
  reactRoot?.render(<App store={made.store} recovery={createRecovery(made)} />);
  const { logNote } = made.recorder;
  startHead(made.live.startListening);
  return {
    ...made,
    stop,
    world,
    root,
    reactRoot,
    watches: [watchErrors(logNote), watchPerson(root, logNote), startPanel(made, null)],
  };
}

/** Starts the effects in the middle of a session: its state is saved, and the old store's waits begin again. */
function continueEffects(made: ShopStore, world: World): () => void {
  const { choices, cart, loadProducts, stop } = startEffects(made, world);
  const { dispatch, getState } = made.live;
  const state = getState();
  choices.write(state.catalogue);
  void cart.load(state.cart.items);
  if (!selectIsAnswered(state)) loadProducts();
  if (selectIsWaiting(state)) setTimeout(() => dispatch(orderFinished()), shop.checkoutWaitMs);
  if (selectRemovedName(state)) setTimeout(() => dispatch(undoExpired()), shop.undoOfferMs);
  return stop;
}
