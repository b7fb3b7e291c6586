import { createChunk } from '@/shared/ui';

/** What lets a picture travel between two pages. Until it has loaded none does. */
export const travelChunk = createChunk(() => import(/* webpackChunkName: "travel" */ './travel'));
