import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';

/**
 * A state or an action as the monitor shows it: lists of products are replaced by their length. They are most
 * of a state, and every state is relayed.
 */
const withoutProducts = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) =>
      key === 'products' && Array.isArray(member) ? `${member.length} products` : member,
    ),
  ) as Value;

/** Options of Redux DevTools, in production, too. */
export const devTools: DevToolsEnhancerOptions = {
  name: shop.name,
  maxAge: 1000,
  // Only the relayed copies are changed. Jumps, imports and exports use the page's own states.
  actionSanitizer: withoutProducts,
  stateSanitizer: withoutProducts,
};
