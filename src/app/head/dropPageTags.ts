import type { TypedStartListening } from '@reduxjs/toolkit';
import { selectLocation, selectVisits } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';

/** The tags that Head.tsx wrote. */
const TAGS = '[name=description], [property], [name^=twitter], [rel=canonical], [type$="ld+json"]';

/**
 * Removes the tags for search engines and link previews when the shopper goes to another page or listing: the
 * build wrote them for one page. The programs that read them open each page anew.
 *
 * It is not in the list of effects (redux/effects.ts). What those request is part of each log, and a replay compares it;
 * these tags are not on the screen, and they are removed once in a visit.
 */
export function dropPageTags(startListening: TypedStartListening<RootState>): () => void {
  return startListening({
    predicate: (_action, now, before) =>
      selectVisits(now) !== selectVisits(before) ||
      selectLocation(now).index !== selectLocation(before).index,
    effect: () => document.head.querySelectorAll(TAGS).forEach((element) => element.remove()),
  });
}
