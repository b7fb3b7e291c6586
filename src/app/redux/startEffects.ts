import type { TypedStartListening } from '@reduxjs/toolkit';
import type { RecordedActions } from 'action-log';
import { createSharedList } from 'shared-list';
import {
  CART_KEY,
  cartRestored,
  parseCartItem,
  startCartAlerts,
  startCartSync,
  startUndoOffer,
  type CartItem,
} from '@/entities/cart';
import { startProductLoading, type productApi } from '@/entities/product';
import { restoreChoices, startChoicesSaving, type Choices } from '@/features/catalogue';
import { startCheckout } from '@/features/checkout';
import { shop, storageName } from '@/shared/config';
import { startHistory } from '@/shared/navigation';
import { startMetrics } from '../metrics/startMetrics';
import { addressOf } from './address';
import { injectProducts, type RootState } from './rootReducer';
import { createSavedChoices } from './savedChoices';
import type { World } from './world';

interface Effectful extends Pick<RecordedActions<RootState>, 'live' | 'recorder'> {
  store: Parameters<typeof startHistory<RootState>>[1]['store'];
  startListening: TypedStartListening<RootState>;
  addMiddleware: (middleware: (typeof productApi)['middleware']) => void;
}

/**
 * Starts the effects, the only code that reaches the world, and the visit: restores what was saved, and loads
 * the products. Effects follow live actions.
 * @param opened the choices that the address of the opened page names; null if the saved ones count
 * @returns a function that ends them
 */
export function startEffects(
  { store, live, recorder, startListening, addMiddleware }: Effectful,
  world: World,
  opened: Choices | null,
): () => void {
  const { dispatch, getState, whenPresentIsShown } = live;
  const { logEffect, logNote } = recorder;

  const choices = createSavedChoices({ ...world, logNote });
  const cart = createSharedList<CartItem>({
    ...world,
    name: 'cart',
    keys: { list: CART_KEY, stamps: `${storageName}:stamps` },
    parseItem: parseCartItem,
    logNote,
  });
  const alert = (text: string) => {
    try {
      world.alert(text);
      logNote({ alert: text });
    } catch (error) {
      logNote({ refused: 'alert', why: String(error) });
    }
  };

  const stops = [
    startHistory(startListening, { store, addressOf, logNote }),
    startChoicesSaving(startListening, { ...world, saved: choices, logEffect }),
    startCartAlerts(startListening, { ...world, alert, logEffect }),
    startUndoOffer(startListening, { ...world, whenPresentIsShown, logEffect }),
    startCheckout(startListening, { whenPresentIsShown, logEffect }),
    // After the effects of the same action, because it may dispatch another action.
    startCartSync(startListening, { dispatch, getState, list: cart, logEffect }),
    cart.close,
  ];
  if (process.env.HAS_METRICS && shop.metrics)
    stops.push(startMetrics(startListening, { ...world, address: shop.metrics }));

  restoreChoices({ dispatch, saved: choices, link: opened });
  void cart.load().then((items) => dispatch(cartRestored(items)));
  stops.push(
    startProductLoading(startListening, {
      ...world,
      dispatch,
      getState,
      logEffect,
      inject(reducer, middleware) {
        injectProducts(reducer);
        addMiddleware(middleware);
      },
    }),
  );
  return () => stops.forEach((stop) => stop());
}
