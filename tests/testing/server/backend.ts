/** Starts the backend as a process, and reads its answers. */
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { startProgram } from './programs';

/** The address of the shop that may read the list. */
export const SITE = 'https://loja.example';

/** Starts the backend with these variables and arguments; `listening` resolves to its port. */
export function startBackend(env: Readonly<Record<string, string>>, ...args: string[]) {
  return startProgram(
    [resolve('server/backend/backend.mjs'), ...args],
    /^Backend: http:\/\/localhost:(\d+)\/products \(.+\)\n$/,
    { SITE_URL: SITE, PORT: '0', ...env },
  );
}

/** The list in an answer. */
export async function rowsOf(answer: Promise<{ body: string }>): Promise<unknown> {
  return JSON.parse((await answer).body);
}

/** Resolves when a condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await setImmediate(); // What a program writes arrives between two turns.
}
