import { withBase } from './basePath';

/** Whether a link of the shop led to this document. A reload keeps the answer. */
export const isFromShop = () => document.referrer.startsWith(location.origin + withBase('/'));

/** Whether Back, Forward or a reload led to a history entry that the shop has numbered (startHistory.ts). */
const isReturn = () => history.state !== null && !performance.getEntriesByType('navigation').some(isNew);
const isNew = (entry: PerformanceEntry) => 'type' in entry && entry.type === 'navigate';

/** Whether a visit begins at '/' alone, which restores saved choices (docs/contract.md, "Address"). */
export const beginsAtHome = () =>
  location.pathname === withBase('/') && !location.search && !isReturn() && !isFromShop();
