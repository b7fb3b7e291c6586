import { createChunk } from '@/shared/ui';

/** The suggestions, the marks on the words of a search, and what is offered if it finds nothing. */
export const searchExtrasChunk = createChunk(() => import(/* webpackChunkName: "search" */ './searchExtras'));
