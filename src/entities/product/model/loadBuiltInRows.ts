import { withBase } from '@/shared/lib';

/**
 * Loads the built-in list. A built shop has it in a file without a hash in its name: otherwise a changed
 * price would change the main script, which knows the names of all chunks, and with it every page
 * (docs/decisions/0010-prerendered-pages.md).
 */
export const loadBuiltInRows = (): Promise<readonly unknown[]> =>
  process.env.LIST_FILE
    ? requested(withBase(process.env.LIST_FILE))
    : import('./builtInProducts').then(({ builtInRows }) => builtInRows);

/** The list of a file. It does not use `fetch`, because the shop needs this list if a browser refuses `fetch`. */
const requested = (address: string) =>
  new Promise<readonly unknown[]>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.responseType = 'json';
    request.onloadend = () =>
      Array.isArray(request.response)
        ? resolve(request.response)
        : reject(new Error(`${address}: no list, status ${request.status}`));
    request.send();
  });
