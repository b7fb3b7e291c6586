export { backendAddress, DEFAULT_BACKEND } from './backendAddress';
export { createBaseQuery } from './baseQuery';
export { readCookies } from './readCookies';
