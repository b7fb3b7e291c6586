import { createChunk } from '@/shared/ui';

/** What a shopper needs for further pictures and for the zoom. */
export const galleryChunk = createChunk(() => import(/* webpackChunkName: "gallery" */ './gallery'));
