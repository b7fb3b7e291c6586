import { isCartState } from '@/entities/cart';
import { isProductState } from '@/entities/product';
import { isCatalogueState } from '@/features/catalogue';
import { isCheckoutState } from '@/features/checkout';
import { isGalleryState } from '@/features/gallery';
import { isWhatsAppOrderState } from '@/features/whatsappOrder';
import { isNavigationState } from '@/shared/navigation';
import { isFields } from 'action-log';
import { rootReducer, type RootState } from '../redux/rootReducer';

/** The guard of each slice. */
const guards = {
  product: isProductState,
  catalogue: isCatalogueState,
  cart: isCartState,
  checkout: isCheckoutState,
  gallery: isGalleryState,
  whatsappOrder: isWhatsAppOrderState,
  navigation: isNavigationState,
} satisfies Record<keyof RootState, (slice: unknown) => boolean>;

const model = rootReducer(undefined, { type: 'qa/compared' });

/**
 * Whether a value from a file has the shape of a state. A state of an older log may lack slices and fields. Another value
 * would crash the shop, or lead to another site.
 */
export const isState = (value: unknown): value is RootState =>
  isFields(value) &&
  Object.entries(guards).every(([name, isSlice]) => value[name] === undefined || isSlice(value[name])) &&
  isLike(value, model);

/** Whether a value is of the model's kind, and so is each field that it has; null in the model allows any. */
function isLike(value: unknown, kind: unknown): boolean {
  if (value === undefined || kind === null) return true;
  if (isFields(kind))
    return (
      isFields(value) &&
      Object.entries(kind).every(([key, part]) => !Object.hasOwn(value, key) || isLike(value[key], part))
    );
  return typeof value === typeof kind && Array.isArray(value) === Array.isArray(kind);
}
