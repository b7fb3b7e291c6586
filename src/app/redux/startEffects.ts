import { createSharedList } from 'shared-list';
import {
  parseCartItem,
  startCartAlerts,
  startCartSync,
  startUndoOffer,
  type CartItem,
} from '@/entities/cart';
import { startProductLoading } from '@/entities/product';
import { startChoicesSaving } from '@/features/catalogue';
import { startCheckout } from '@/features/checkout';
import { shop, storageName } from '@/shared/config';
import { startHistory } from '@/shared/navigation';
import { startMetrics } from '../metrics/startMetrics';
import { addressOf } from './address';
import type { ShopStore } from './makeStore';
import { createSavedChoices } from './savedChoices';
import type { World } from './world';

/**
 * Starts the effects, the only code that reaches the world. They follow live actions. Nothing is loaded yet: how a
 * session begins is up to the caller (makeStore.ts, continueSession.tsx). `stop` ends them.
 */
export function startEffects({ store, live, recorder }: ShopStore, world: World) {
  const { dispatch, getState, startListening, addMiddleware, whenPresentIsShown } = live;
  const { logEffect, logNote } = recorder;

  const choices = createSavedChoices({ ...world, logNote });
  const cart = createSharedList<CartItem>({
    ...world,
    name: 'cart',
    keys: { list: `${storageName}:cart`, stamps: `${storageName}:stamps` },
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

  return {
    choices,
    cart,
    loadProducts() {
      stops.push(
        startProductLoading(startListening, { ...world, dispatch, getState, addMiddleware, logEffect }),
      );
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
