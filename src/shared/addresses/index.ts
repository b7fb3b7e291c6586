export { addresses, ALL_PRODUCTS, queryNames } from './addresses.mjs';
export { listingAddress, listingNames, pagePath, readListingAddress } from './listing';
export { hasAddress, productAddress, readProductAddress } from './product';
