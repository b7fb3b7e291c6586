import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { RecordedActions } from 'action-log';
import { createSharedList } from 'shared-list';
import {
  cartRestored,
  changedElsewhere,
  parseCartItem,
  saveFailed,
  saveResumed,
  selectHasSaveFailed,
  type CartItem,
} from '@/entities/cart';
import { oldListSeen, selectIsListOld, selectRequestId, startProductLoading } from '@/entities/product';
import { choicesRestored, linkOpened, parseChoices, readChoicesAddress } from '@/features/catalogue';
import { CART_KEY, STAMPS_KEY } from '@/shared/config';
import { whenShown } from '@/shared/lib';
import { startHistory, type ShownStore } from '@/shared/navigation';
import { addressOf } from './historyEntries';
import { startEffects } from './effects';
import type { RootState } from './rootReducer';
import { createSavedChoices } from './savedChoices';
import type { World } from './world';

interface Session extends Pick<RecordedActions<RootState>, 'live' | 'recorder'> {
  store: ShownStore<RootState>;
  listeners: ListenerMiddlewareInstance<RootState>;
}

/**
 * Starts a visit in the world: starts the effects, and listens to what happens there by itself, such as the browser's
 * Back or another tab's change. Restores what was saved, and loads the products.
 * @returns a function that ends it
 */
export function startVisit({ store, live, recorder, listeners }: Session, world: World): () => void {
  const { dispatch, getState, whenPresentIsShown } = live;
  const { logNote } = recorder;
  const savedChoices = createSavedChoices({ ...world, logNote });
  const savedCart = createSharedList<CartItem>({
    ...world,
    name: 'cart',
    keys: { list: CART_KEY, stamps: STAMPS_KEY },
    parseItem: parseCartItem,
    logNote,
  });
  savedCart.onRemote((change) => dispatch(changedElsewhere(change)));
  savedCart.onSaved((isSaved) => {
    const wasSaved = !selectHasSaveFailed(getState());
    if (isSaved !== wasSaved) dispatch(isSaved ? saveResumed() : saveFailed());
  });
  const alert = (text: string) => {
    try {
      world.alert(text);
      logNote({ alert: text });
    } catch (error) {
      logNote({ refused: 'alert', why: String(error) });
    }
  };
  // Read before `startHistory` writes the address of the state in its place.
  const choicesInAddress = world.history.beginsAtHome() ? null : readChoicesAddress(world.history.address());
  const stopHistory = startHistory({ ...world, store, addressOf });
  startEffects(listeners.startListening, {
    ...world,
    alert,
    savedCart,
    savedChoices,
    renewList: () => void loading.renew(),
    whenPresentIsShown,
  });

  // Later, because start.tsx hydrates a page with the state before the link.
  if (choicesInAddress) queueMicrotask(() => dispatch(linkOpened(choicesInAddress)));
  else
    void savedChoices
      .load()
      .then(parseChoices)
      .then((choices) => dispatch(choicesRestored(choices)));
  void savedCart.load().then((items) => dispatch(cartRestored(items)));
  const loading = startProductLoading({ ...world, dispatch, getState });
  const stopLooking = whenShown(world.window, () => {
    void whenPresentIsShown().then(() => {
      const state = getState();
      if (selectIsListOld(state, world.now())) dispatch(oldListSeen(selectRequestId(state)));
    });
  });
  return () => {
    stopHistory();
    stopLooking();
    listeners.clearListeners();
    savedCart.close();
    savedChoices.close();
    loading.stop();
  };
}
