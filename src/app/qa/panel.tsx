import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { selectProducts } from '@/entities/product';
import { QaPanel, sessionContinued, type QaShop, type Recorder } from '@/features/action-log';
import { selectLocation } from '@/shared/navigation';
import type { AppStore } from '../redux/makeStore';
import type { RootState } from '../redux/rootReducer';
import { loadPictures } from './loadPictures';
import { OPEN_KEY } from './openKey';
import { keepHeight, readHeight } from './panelHeight';
import { replayable } from './replayable';
import { createStage } from './stage';
import { nameOf, words } from './words';

export interface QaDeps {
  store: AppStore;
  recorder: Recorder<RootState>;
  getLiveState: () => RootState;
  /** The whole interface, to draw small pictures of it. Handed in, because an import would grow the shoppers' script. */
  App: ComponentType<{ store: AppStore }>;
}

let close: (() => void) | null = null;

/**
 * Opens the panel. Where it is open, a press of its keys closes it.
 * @param isPressed whether a person pressed the keys just now
 */
export function togglePanel(deps: QaDeps, isPressed: boolean): void {
  if (!close) close = open(deps, isPressed);
  else if (isPressed) close();
}

function open({ store, recorder, getLiveState, App }: QaDeps, isAsked: boolean): () => void {
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
    getProducts: () => selectProducts(getLiveState()) ?? [],
    addressOf: (state) => createPath(selectLocation(state)),
    words,
    nameOf,
    loadPictures: () => loadPictures(App, store),
    readHeight,
    keepHeight,
    continueHere() {
      const shown = store.getState();
      store.show(null);
      store.dispatch(sessionContinued(shown));
    },
  };
  const focused = document.activeElement;
  const closePanel = () => {
    stage.leave(() => root.unmount());
    place.remove();
    close = null;
    remember(false);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  remember(true);
  root.render(<QaPanel shop={shop} isAsked={isAsked} onClose={closePanel} />);
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
