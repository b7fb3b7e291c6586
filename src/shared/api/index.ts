export { backendAddress } from './backendAddress';
export { createBaseQuery, type ApiFailure } from './baseQuery';
export { readXsrfToken } from './xsrfToken';
