export { backendAddress } from './backendAddress';
export { createBaseQuery, readCookies } from './baseQuery';
