/**
 * Hot reload (development only): when a reducer, rule, selector or effect was edited, the session goes on with the new
 * code, in the same document. browser.ts calls this with all modules between it and the edited one evaluated anew.
 */
import { selectRemovedName, undoExpired } from '@/entities/cart';
import { playAgain } from 'action-log';
import { watchErrors, watchPerson } from 'action-log-panel/recording';
import { orderFinished, selectIsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { App } from './App';
import { createRecovery } from './layout/recovery';
import { pageAt } from './layout/routes';
import { OPEN_KEY } from './qa/openKey';
import { replayable } from './qa/replayable';
import { startQaDoor } from './qa/startQaDoor';
import { makeStore } from './redux/makeStore';
import type { Session } from './start';

/**
 * Makes a new store, plays the session's recording on it, and shows it in place of the old one. The first action finds
 * the state that a page starts with, so that a slice may also get or lose a field. Rejects where the new code throws;
 * the old session then goes on as it was.
 */
export async function continueSession(session: Session): Promise<Session> {
  const { world, recorder, root, reactRoot, watches } = session;
  // The page's component is there before the frame that shows it; where its chunk fails, rendering shows the error.
  await pageAt(session.getLiveState().navigation.pathname)
    ?.Page.preload()
    .catch(() => undefined);
  const first = recorder.recording.segments[0];
  const made = makeStore({
    world,
    preloadedState: first?.number === 0 ? { navigation: first.snapshot.navigation } : (first?.snapshot ?? {}),
    replay: (store, ownRecorder) => playAgain(recorder.recording, store, ownRecorder, replayable.effectsOf),
  });
  session.stop();
  waitAgain(made.store);

  const wasPanelOpen = sessionStorage.getItem(OPEN_KEY);
  watches.forEach((stop) => stop());
  if (wasPanelOpen) sessionStorage.setItem(OPEN_KEY, wasPanelOpen);
  reactRoot?.render(<App store={made.store} recovery={createRecovery(made)} />);
  const { happened } = made.recorder;
  return {
    ...made,
    world,
    root,
    reactRoot,
    watches: [watchErrors(happened), watchPerson(root, happened), startQaDoor({ ...made, App }, '')],
  };
}

/** The old store's waits ended with it: they begin again. */
function waitAgain({ getState, dispatch }: ReturnType<typeof makeStore>['store']) {
  if (selectIsWaiting(getState())) setTimeout(() => dispatch(orderFinished()), shop.checkoutWaitMs);
  if (selectRemovedName(getState())) setTimeout(() => dispatch(undoExpired()), shop.undoOfferMs);
}
