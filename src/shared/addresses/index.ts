export {
  addresses,
  ALL_PRODUCTS,
  LIST_PATH,
  noChoices,
  pageNames,
  queryNames,
  sharedPages,
} from './addresses.mjs';
export { folders } from './folders.mjs';
export { listingAddress, listingNames, listingPath, pagePath, readListingAddress } from './listing';
export { hasAddress, productAddress, readProductAddress } from './product';
