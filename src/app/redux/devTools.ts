import { isAnyOf, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { productApi } from '@/entities/product';
import { shop } from '@/shared/config';

const { list, builtIn } = productApi.endpoints;
const hasArrived = isAnyOf(list.matchFulfilled, builtIn.matchFulfilled);

/** Options of Redux DevTools, which can be used in production, too. */
export const devTools: DevToolsEnhancerOptions = {
  name: shop.name,
  maxAge: 1000,
  actionSanitizer: (action) =>
    hasArrived(action)
      ? { ...action, payload: { ...action.payload, products: `${action.payload.products.length} products` } }
      : action,
};
