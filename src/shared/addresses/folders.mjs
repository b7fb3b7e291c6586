// A plain module without imports, for the same reason as addresses.mjs.

/**
 * The folders of files of a built site, by the names that they have in addresses: a picture in `pictures` is at '/pictures/…'.
 * The rules send their files, and no page, for these addresses (server/rules.mjs), and no page of an owner may
 * have such a name (owner/settings/takenNames.ts). How long browsers keep each folder's files is written in
 * server/headers.mjs.
 */
export const folders = /** @type {const} */ ({
  /**
   * What the build writes with a hash of the content in each file's name: scripts, style sheets, fonts, and in `photos` below it
   * the AVIF files of an owner's photos. Kept for a year and never requested again, because other content has another name.
   */
  assets: 'assets',
  /** The shop's own pictures: those of the sample products, the drawings of categories, share.jpg. Kept for an hour. */
  pictures: 'pictures',
  /** The owner's photos as WebP, at addresses that a product may name for years. Kept for an hour. */
  photos: 'photos',
  /** The drawings beside the shop's messages, such as that of the empty cart. Kept for an hour. */
  drawings: 'drawings',
});
