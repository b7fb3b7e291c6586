import type { NameIndex } from './nameIndex';
import type { Order } from './orderBy';

/**
 * Does ahead what orders and a name index would do when they are first asked for: a few ms of work for each step of the
 * generator. What is asked for before its turn is done then.
 */
export function* prepare(orders: readonly Order[], { lowerCase, plain }: NameIndex): Generator<void, void> {
  for (const order of orders) while (order.step()) yield;
  for (const block of [...lowerCase, ...plain]) yield void block();
}
