import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { selectProducts } from '@/entities/product';
import { QaPanel, sessionContinued, type QaShop, type Recorder } from '@/features/action-log';
import { selectLocation } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';
import { OPEN_KEY } from './openKey';
import { replayable } from './replayable';
import { createStage } from './stage';

export interface QaDeps {
  store: {
    getState(): RootState;
    show(state: RootState | null): void;
    isLaidOver(): boolean;
    dispatch(action: ReturnType<typeof sessionContinued>): unknown;
  };
  recorder: Recorder<RootState>;
  getLiveState: () => RootState;
}

/**
 * Opens the panel. Returns a function that closes it.
 * @param isPressed whether a person pressed the keys just now
 * @param onClose called when it has been closed, also by its own button or because it crashed
 */
export function openPanel(
  { store, recorder, getLiveState }: QaDeps,
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
    getProducts: () => selectProducts(getLiveState()) ?? [],
    addressOf: (state) => createPath(selectLocation(state)),
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
    remember(false);
    onClose();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  remember(true);
  root.render(<QaPanel shop={shop} isAsked={isPressed} onClose={closePanel} />);
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
