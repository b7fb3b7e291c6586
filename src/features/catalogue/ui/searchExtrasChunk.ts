import { createChunk } from '@/shared/ui';

/** The suggestions, and what is offered if a search finds nothing. */
export const searchExtrasChunk = createChunk(() => import(/* webpackChunkName: "search" */ './searchExtras'));
