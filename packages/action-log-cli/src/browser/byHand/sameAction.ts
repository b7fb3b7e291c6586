import type { UnknownAction } from '@reduxjs/toolkit';
import type { Shop } from '../../cli/loadShop';
import { endpointOf } from './backend';

/** Whether two actions say the same. The ids and times of a request differ with every page load. */
export function sameAction(one: UnknownAction, other: UnknownAction, hexOf: Shop['hexOf']): boolean {
  return one.type === other.type && hexOf(saidBy(one)) === hexOf(saidBy(other));
}

/** What an action says, besides its type. */
function saidBy({ type, payload, meta }: UnknownAction): unknown {
  if (!type.startsWith('product/')) return payload ?? null;
  // How many rows of the answer were left out is not known: a log contains only the products.
  const { products, source } = Object(payload) as { products?: unknown; source?: unknown };
  return { endpoint: endpointOf(meta), products, source };
}
