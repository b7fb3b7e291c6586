export { createBaseQuery, type ApiFailure } from './baseQuery';
