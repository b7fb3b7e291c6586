import {
  backend,
  count,
  databaseAddress,
  folder,
  isOn,
  listeningAddress,
  origins,
  site,
} from './readers.mjs';

/** The longest delay of a browser's timer, in ms; a longer one fires immediately. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Every environment variable of the shop. A variable that is empty or has only spaces counts as not set: then
 * `standard` is read. docs/settings.md, docs/backend.md and .env.example say what each is.
 *
 * - standard: the text that is read if the variable is not set; empty for none.
 * - read: returns the value of a text, or throws an error that says what is allowed (readers.mjs).
 * - isSecret: no message repeats the value.
 */
export const variables = {
  API_BASE_URL: { standard: '', read: backend },
  API_TIMEOUT_MS: { standard: '0', read: count('8000', LONGEST_TIMER) },
  API_TRUSTED_ORIGINS: { standard: '', read: origins },
  ALLOW_SAMPLE: { standard: '', read: isOn },
  SITE_URL: { standard: 'http://localhost:3000', read: site },
  BASE_PATH: { standard: '/', read: folder },
  PRERENDER_PRODUCTS: { standard: '100000', read: count('5000') },
  PORT: { standard: '3000', read: count('3000', 65_535) },
  HOST: { standard: 'localhost', read: listeningAddress },
};

/** The variables that only the backend reads (readBackendEnvironment). */
export const database = {
  DATABASE_URL: { standard: '', read: databaseAddress, isSecret: true },
  DATABASE_TIMEOUT_MS: { standard: '3000', read: count('3000', 60_000, 1) },
};

/**
 * @typedef {Readonly<Record<string, { standard: string, read: (text: string) => unknown, isSecret?: boolean }>>} Table
 */

/**
 * The values of a table's variables, as their readers return them.
 * @template {Table} Variables
 * @typedef {{ [Name in keyof Variables]: ReturnType<Variables[Name]['read']> }} Values
 */

/** @typedef {Values<typeof variables>} Environment */
