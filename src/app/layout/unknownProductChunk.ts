import { createChunk } from '@/shared/ui';

/** The page for the owner's texts, to show the one for a product that the list does not have. */
export const unknownProductChunk = createChunk(
  async () => (await import(/* webpackChunkName: "text" */ '@/pages/text')).TextPage,
);
