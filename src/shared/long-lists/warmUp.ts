import type { NameIndex } from './nameIndex';
import type { Order } from './orderBy';

/**
 * Warms the caches during idle time: computes orders and a name index in steps of a few ms. What is needed earlier is
 * computed at that moment.
 */
export function* warmUp(orders: readonly Order[], { lowerCase, plain }: NameIndex): Generator<void, void> {
  for (const order of orders) while (order.step()) yield;
  for (const block of [...lowerCase, ...plain]) yield void block();
}
