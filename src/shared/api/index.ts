export { backendAddress } from './backendAddress';
export { createBaseQuery, readCookies, type ApiFailure } from './baseQuery';
