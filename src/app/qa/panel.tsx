import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { selectCartCount } from '@/entities/cart';
import { selectProducts } from '@/entities/product';
import { sessionContinued, type Recorder } from 'action-log';
import { QaPanel, type QaShop } from 'action-log-panel';
import { countProducts, withBase } from '@/shared/lib';
import { selectLocation } from '@/shared/navigation';
import type { AppStore } from '../redux/makeStore';
import type { RootState } from '../redux/rootReducer';
import { loadPictures } from './loadPictures';
import { OPEN_KEY } from './openKey';
import { pagesIn } from './pagesIn';
import { keepHeight, readHeight } from './panelHeight';
import { describeExtra, replayable } from './replayable';
import { createStage } from 'action-log-panel';
import { nameOf, words } from './words';

export interface QaDeps {
  store: AppStore;
  recorder: Recorder<RootState>;
  getLiveState: () => RootState;
  /** The address of a log that is to be opened; empty where there is none. */
  logAddress: string;
  /** The whole interface, to draw small pictures of it. Handed in, because an import would grow the shoppers' script. */
  App: ComponentType<{ store: AppStore }>;
}

/**
 * Opens the panel. Returns a function that closes it.
 * @param isPressed whether a person pressed the keys just now
 * @param onClose called when it has been closed, also by its own button or because it crashed
 */
export function openPanel(
  { store, recorder, getLiveState, logAddress, App }: QaDeps,
  isPressed: boolean,
  onClose: () => void,
): () => void {
  const stage = createStage(store);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    // If the panel crashes, the shopper's own state must be shown again.
    onUncaughtError(error) {
      closePanel();
      reportError(error);
    },
  });
  const shop: QaShop<RootState> = {
    ...replayable,
    ...stage,
    app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
    recording: recorder.recording,
    mark: recorder.mark,
    getLiveState,
    large: () => ({ products: selectProducts(getLiveState()) ?? [] }),
    describeExtra,
    addressOf: (state) => withBase(createPath(selectLocation(state))),
    pagesIn,
    logOrigins: (process.env.LOG_ORIGINS ?? '').split(' '),
    linkTo: (data) => `${location.origin}${withBase('/?qa')}#${data}`,
    tellLoss: () =>
      `Seu carrinho (${countProducts(selectCartCount(getLiveState()))}) dá lugar ao deste passo.`,
    words,
    nameOf,
    loadPictures: () => loadPictures(App, store),
    readHeight,
    keepHeight,
    continueHere() {
      const [own, shown] = [getLiveState(), store.getState()];
      const goOn = (from: RootState) => flushSync(() => void store.dispatch(sessionContinued(from)));
      // Rendered at once: the page that appears takes the focus, and after that the panel takes it back.
      store.show(null);
      goOn(shown);
      return () => goOn(own);
    },
  };
  const focused = document.activeElement;
  const closePanel = () => {
    stage.leave(() => root.unmount());
    place.remove();
    remember(false);
    onClose();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  remember(true);
  root.render(<QaPanel shop={shop} isAsked={isPressed} logAddress={logAddress} onClose={closePanel} />);
  return closePanel;
}

function remember(isOpen: boolean) {
  try {
    if (isOpen) sessionStorage.setItem(OPEN_KEY, 'open');
    else sessionStorage.removeItem(OPEN_KEY);
  } catch {
    // Storage is forbidden: a reload forgets that the panel was open.
  }
}
