import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { selectProducts } from '@/entities/product';
import { QaPanel, sessionContinued, type QaShop, type Recorder } from '@/features/action-log';
import { selectLocation } from '@/shared/navigation';
import { replayable } from './replayable';
import type { RootState } from '../redux/rootReducer';
import { isState } from './isState';
import { createStage } from './stage';
import { QA_KEY } from './startQaDoor';

export interface QaDeps {
  store: {
    getState(): unknown;
    show(state: unknown): void;
    isLaidOver(): boolean;
    dispatch(action: ReturnType<typeof sessionContinued>): unknown;
  };
  recorder: Recorder;
  getLiveState: () => RootState;
}

let close: (() => void) | null = null;

/** Opens the panel, or closes it where a person presses its keys again. */
export function togglePanel(deps: QaDeps, isPressed: boolean): void {
  if (!close) close = open(deps, isPressed);
  else if (isPressed) close();
}

function open({ store, recorder, getLiveState }: QaDeps, isAsked: boolean): () => void {
  const stage = createStage(store);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    // A panel that breaks must not leave its log over the shop.
    onUncaughtError(error) {
      closePanel();
      reportError(error);
    },
  });
  const shop: QaShop = {
    ...replayable,
    ...stage,
    app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
    recording: recorder.recording,
    mark: recorder.mark,
    getLiveState,
    getProducts: () => selectProducts(getLiveState()) ?? [],
    addressOf: (state) => createPath(selectLocation(state as RootState)),
    isState,
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
    if (isOpen) sessionStorage.setItem(QA_KEY, 'open');
    else sessionStorage.removeItem(QA_KEY);
  } catch {
    // Storage is forbidden: a reload forgets that the panel was open.
  }
}
