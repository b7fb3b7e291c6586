export { backendAddress } from './backendAddress';
export { createBaseQuery } from './baseQuery';
