/**
 * Every environment variable, with the schema that turns its text into a value. The message of a mistake is the end of a
 * sentence and says what is allowed. docs/configuracoes.md and .env.example say what each variable is for.
 */
import { isIP } from 'node:net';
import * as v from 'valibot';
import { LIST_PATH } from '../../src/shared/addresses/addresses.mjs';
import { BACKEND_PORT } from '../../src/shared/api/backendPort.mjs';

const HOSTNAME_OF_URL = /^(\[[\da-f:.]+\]|[\w.-]+)$/;
const HOSTNAME = /^\w([\w.-]*\w)?$/;
const FOLDERS = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*\/?$/;
/** A path on the shop's server. */
const PATH = /^\/(?![/\\])[^\s\\?#]*$/;
const LIST_AT_END = new RegExp(`(?:${LIST_PATH})?/*$`);
/** The longest delay of a browser's timer, in ms; a longer one fires immediately. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * A URL of http(s) with only a host, a port and a path; null for any other text. `URL` alone would accept
 * 'http:/example.com' and 'https://a.example,https://b.example', too.
 * @param {string} text
 */
function webAddress(text) {
  if (!/^https?:\/\/[^/]/i.test(text) || /[\s\\?#]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return HOSTNAME_OF_URL.test(url.hostname) && !url.username && !url.password ? url : null;
}

/** The address of a backend, without a slash at its end: absolute, or a path on the shop's server. */
const backend = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || PATH.test(text) || webAddress(text) !== null,
    'escreva o endereço, como https://api.example.com, sem "?", "#" ou senha, ou / para o servidor da própria loja',
  ),
  // An owner may write the address of the list, too: the shop adds LIST_PATH itself.
  v.transform((text) => (webAddress(text)?.href ?? text).replace(LIST_AT_END, '') || text.slice(0, 1)),
);

/**
 * The origin of a site: 'https://example.com'. A slash at its end is removed.
 * @param {(text: string, url: URL | null) => string} allowed
 */
const origin = (allowed) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => webAddress(text)?.pathname === '/',
      ({ input }) => allowed(input, webAddress(input)),
    ),
    v.transform((text) => new URL(text).origin),
  );

/**
 * An address without the quotation marks of text programs, and with two slashes behind 'https:'.
 * @param {string} text
 */
const withoutSlips = (text) =>
  text.replace(/[“”„‟«»‘’‚"'´`<>]/g, '').replace(/^(https?)(?:[:;]\/*|\/\/)/i, '$1://');

const site = origin((text, url) => {
  if (url) return `escreva só ${url.origin}; o caminho vai em BASE_PATH=${url.pathname.replace(/\/*$/, '/')}`;
  const corrected = webAddress(withoutSlips(text));
  if (corrected) return `escreva ${corrected.origin}, sem aspas e com duas barras`;
  const withScheme = webAddress(`https://${text}`);
  return `escreva http:// ou https:// e um domínio, como ${withScheme?.origin ?? 'https://example.com'}`;
});

/** Origins, separated by spaces. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(
    origin((text, url) => {
      const example = url?.origin ?? 'https://example.com';
      return `"${text}" não é uma origem: escreva origens como ${example}, separadas por espaços`;
    }),
  ),
);

/** The path below which a site is served: '/loja', or empty for the root of the server. */
const folder = v.pipe(
  v.string(),
  v.regex(
    FOLDERS,
    ({ input }) =>
      `escreva um caminho que comece e acabe com barra, de letras, dígitos e "-", "_", ".", "~", como ${FOLDERS.test(`/${input}`) ? `/${input.replace(/\/$/, '')}/` : '/loja/'}`,
  ),
  v.transform((text) => text.replace(/\/$/, '')),
);

/**
 * A whole number.
 * @param {string} example
 * @param {number} [most]
 * @param {number} [least]
 */
function count(example, most, least = 0) {
  const range = most === undefined ? `${least} em diante` : `${least} a ${most}`;
  const message = `escreva um número inteiro de ${range}, como ${example}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.transform(Number),
    v.safeInteger(message),
    v.minValue(least, message),
    v.maxValue(most ?? Infinity, message),
  );
}

/**
 * Milliseconds, or 0 for no limit. Fewer than 100 are probably meant as seconds.
 * @param {string} example
 */
const milliseconds = (example) =>
  v.pipe(
    count(example, LONGEST_TIMER),
    v.check(
      (duration) => duration === 0 || duration >= 100,
      ({ input }) => `escreva 0, ou milissegundos a partir de 100: ${input} segundos são ${input}000`,
    ),
  );

/** A switch that is off unless it is 1. */
const isOn = v.pipe(
  v.string(),
  v.regex(/^[01]?$/, 'escreva 1 para ligar, ou deixe de fora'),
  v.transform((text) => text === '1'),
);

/**
 * The path of a file on the owner's server, which another program reads there. `$` would begin a variable of nginx.
 * @param {string} example
 */
const serverFile = (example) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || /^\/[^"$\\\p{Cc}]*[^/]$/u.test(text),
      `escreva o caminho inteiro do arquivo no servidor, que começa com /, como ${example}`,
    ),
  );

/** A name or an IP address on which a server listens. */
const listeningAddress = v.pipe(
  v.string(),
  v.check(
    (text) => isIP(text) !== 0 || HOSTNAME.test(text),
    'escreva só um nome ou endereço IP, como 0.0.0.0; a porta vai em PORT',
  ),
);

/** The address of a PostgreSQL, as `psql` takes it. Its host may be missing if the query names a socket's folder. */
const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) =>
      text === '' ||
      (/^postgres(ql)?:\/\/([^%]|%[\da-f]{2})*$/i.test(text) &&
        URL.canParse(text.replace('@/', '@localhost/'))),
    'escreva o endereço de um PostgreSQL, como postgres://shop@localhost/shop, com letras da senha como @, # ou % codificadas com %',
  ),
);

/** The variables of the shop, each with the text that is read if it is not set. */
export const variables = {
  API_BASE_URL: v.optional(backend, ''),
  API_TIMEOUT_MS: v.optional(milliseconds('8000'), '0'),
  API_TRUSTED_ORIGINS: v.optional(origins, ''),
  ALLOW_SAMPLE: v.optional(isOn, ''),
  SITE_URL: v.optional(site, 'http://localhost:3000'),
  BASE_PATH: v.optional(folder, '/'),
  TLS_CERTIFICATE: v.optional(serverFile('/etc/letsencrypt/live/example.com/fullchain.pem'), ''),
  TLS_KEY: v.optional(serverFile('/etc/letsencrypt/live/example.com/privkey.pem'), ''),
  PRERENDER_PRODUCTS: v.optional(count('5000'), '100000'),
  PORT: v.optional(count('3000', 65_535), '3000'),
  HOST: v.optional(listeningAddress, 'localhost'),
};

/** The variables that only the backend reads. */
export const database = {
  DATABASE_URL: v.optional(databaseAddress, ''),
  DATABASE_TIMEOUT_MS: v.optional(count('3000', 60_000, 100), '3000'),
};

/** The variables of the backend. */
export const ofBackend = {
  ...database,
  SITE_URL: variables.SITE_URL,
  PORT: v.optional(count('3000', 65_535), BACKEND_PORT),
  HOST: variables.HOST,
};

/** @typedef {v.InferOutput<v.ObjectSchema<typeof variables, undefined>>} Environment */
