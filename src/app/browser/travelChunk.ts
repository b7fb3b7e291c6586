import { createChunk } from '@/shared/ui';

/** The code that lets a picture travel between two pages. No picture travels until it has loaded. */
export const travelChunk = createChunk(() => import(/* webpackChunkName: "travel" */ './travel'));
