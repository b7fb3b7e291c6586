import { BACKEND_PORT } from './backendPort.mjs';

/** The backend's address if the build did not set `API_BASE_URL` (docs/contract.md, "Commands"). */
export const DEFAULT_BACKEND = `http://localhost:${BACKEND_PORT}`;

/**
 * The backend's address, without a slash at the end. Null if none was set and the page is not on localhost: a
 * shopper's browser must not call a server on the shopper's machine (docs/contract.md, "Neighbours").
 */
export function backendAddress(): string | null {
  const address = process.env.API_BASE_URL;
  if (address) return address.replace(/\/$/, '');
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname) ? DEFAULT_BACKEND : null;
}
