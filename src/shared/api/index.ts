export { backendAddress } from './backendAddress';
export { createBaseQuery } from './baseQuery';
export { readCookies } from './readCookies';
