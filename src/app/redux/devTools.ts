import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { productApi } from '@/entities/product';
import { shop } from '@/shared/config';

/** How the store appears in Redux DevTools, in production too. */
export const devTools: DevToolsEnhancerOptions = {
  name: shop.name,
  maxAge: 1000,
  actionSanitizer: (action) =>
    productApi.endpoints.list.matchFulfilled(action)
      ? { ...action, payload: { ...action.payload, products: `${action.payload.products.length} products` } }
      : action,
};
