import { createChunk } from '@/shared/ui';

/** The suggestions, and what is offered if a search finds nothing. */
export const findingChunk = createChunk(() => import(/* webpackChunkName: "finding" */ './finding'));
