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
 * `standard` is read. readEnvironment.test.ts compares docs/settings.md, docs/backend.md and .env.example.
 *
 * - is: a description in Markdown.
 * - standard: the text that is read if the variable is not set; empty for none.
 * - example: a text that an owner may write.
 * - read: returns the value of a text, or throws an error that says what is allowed (readers.mjs).
 * - isSecret: no message repeats the value.
 */
export const variables = {
  API_BASE_URL: {
    is: "your backend, without `/products`; `/` or a path below it on the shop's own server",
    standard: '',
    example: 'https://api.example.com',
    read: backend,
  },
  API_TIMEOUT_MS: {
    is: 'milliseconds until a slow backend is given up; 0 waits for ever',
    standard: '0',
    example: '8000',
    read: count('8000', LONGEST_TIMER),
  },
  API_TRUSTED_ORIGINS: {
    is: "origins, separated by spaces, that may get the XSRF token besides the shop's",
    standard: '',
    example: 'https://api.example.com',
    read: origins,
  },
  ALLOW_SAMPLE: {
    is: '1 builds with the sample products if the backend returns no list; without it such a build fails',
    standard: '',
    example: '1',
    read: isOn,
  },
  SITE_URL: {
    is: "the shop's own origin: canonical links, pictures of link previews, the sitemap",
    standard: 'http://localhost:3000',
    example: 'https://example.com',
    read: site,
  },
  BASE_PATH: {
    is: "the shop's path on its server",
    standard: '/',
    example: '/loja/',
    read: folder,
  },
  PRERENDER_PRODUCTS: {
    is: "the most product pages that are written; others open on a product's frame, and are not for search engines",
    standard: '100000',
    example: '5000',
    read: count('5000'),
  },
  PORT: {
    is: 'where `npm run dev`, `npm start` and `npm run serve` listen; 0 takes any free port',
    standard: '3000',
    example: '8080',
    read: count('3000', 65_535),
  },
  HOST: {
    is: 'who is answered by `npm start` and `npm run serve`: only this machine unless set, everybody with `0.0.0.0`',
    standard: 'localhost',
    example: '0.0.0.0',
    read: listeningAddress,
  },
};

/** The variables that only the backend reads (readBackendEnvironment). */
export const database = {
  DATABASE_URL: {
    is: "the database's address; `?sslmode=verify-full` at its end requires encryption",
    standard: '',
    example: 'postgres://shop_reader:a-long-secret@localhost/shop',
    read: databaseAddress,
    isSecret: true,
  },
  DATABASE_TIMEOUT_MS: {
    is: 'milliseconds until a connection, or an answer, is given up',
    standard: '3000',
    example: '3000',
    read: count('3000', 60_000, 1),
  },
};

/**
 * @typedef {Readonly<Record<string, {
 *   is: string, standard: string, example: string, read: (text: string) => unknown, isSecret?: boolean
 * }>>} Table
 */

/**
 * The values of a table's variables, as their readers return them.
 * @template {Table} Variables
 * @typedef {{ [Name in keyof Variables]: ReturnType<Variables[Name]['read']> }} Values
 */

/** @typedef {Values<typeof variables>} Environment */
