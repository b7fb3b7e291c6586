export { addresses, ALL_PRODUCTS, LIST_PATH, pageNames, queryNames, sharedPages } from './addresses.mjs';
export { listingAddress, listingNames, pagePath, readListingAddress } from './listing';
export { hasAddress, productAddress, readProductAddress } from './product';
