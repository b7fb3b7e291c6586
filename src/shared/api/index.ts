export { backendAddress, DEFAULT_BACKEND } from './backendAddress';
export { createBaseQuery } from './baseQuery';
