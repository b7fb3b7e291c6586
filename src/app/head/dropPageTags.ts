import type { TypedStartListening } from '@reduxjs/toolkit';
import { selectLocation, selectVisits } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';

/** The tags that Head.tsx wrote. */
const TAGS = '[name=description], [property], [name^=twitter], [rel=canonical], [type$="ld+json"]';

/**
 * Removes the tags for search engines and link previews when the shopper goes to another page or listing: the
 * build wrote them for one page. Those that read them open each page anew.
 */
export function dropPageTags(startListening: TypedStartListening<RootState>): () => void {
  return startListening({
    predicate: (_action, now, before) =>
      selectVisits(now) !== selectVisits(before) ||
      selectLocation(now).index !== selectLocation(before).index,
    effect: () => document.head.querySelectorAll(TAGS).forEach((element) => element.remove()),
  });
}
