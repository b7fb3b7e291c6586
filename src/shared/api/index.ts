export { createBaseQuery } from './baseQuery';
