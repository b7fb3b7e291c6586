import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';

const parse: <Value>(text: string) => Value = JSON.parse;

/**
 * A state or an action as the monitor shows it: with the length of a list of products in its place, because a list is
 * most of a state, and every state is relayed.
 */
const withoutProducts = <Value>(value: Value): Value =>
  parse(
    JSON.stringify(value, (key, member: unknown) =>
      key === 'products' && Array.isArray(member) ? `${member.length} products` : member,
    ),
  );

/** Options of Redux DevTools, which can be used in production, too. */
export const devTools: DevToolsEnhancerOptions = {
  name: shop.name,
  maxAge: 1000,
  // Only what is relayed is changed: jumps and imports work on the page's own states, and an export holds those.
  actionSanitizer: withoutProducts,
  stateSanitizer: withoutProducts,
};
