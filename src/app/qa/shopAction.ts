import type { CartAction } from '@/entities/cart';
import type { productApi, ProductList } from '@/entities/product';
import type { pageLoaded, sessionContinued } from 'action-log';
import type { CatalogueAction } from '@/features/catalogue';
import type { CheckoutAction } from '@/features/checkout';
import type { NavigationAction } from '@/shared/navigation';

type ProductCall = `${typeof productApi.reducerPath}/executeQuery`;

/** The actions of RTK Query for the call for the products. */
type ProductAction =
  | { type: `${ProductCall}/pending`; payload: undefined }
  | { type: `${ProductCall}/fulfilled`; payload: ProductList }
  | { type: `${ProductCall}/rejected`; payload: unknown };

/** Every action of the shop. */
type ShopAction =
  | CartAction
  | CatalogueAction
  | CheckoutAction
  | NavigationAction
  | ProductAction
  | ReturnType<typeof sessionContinued | typeof pageLoaded>;

/** The payload of every action of the shop, by its type. */
export type Payloads = { [Action in ShopAction as Action['type']]: Action['payload'] };
