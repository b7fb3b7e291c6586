/**
 * Parsers of environment variables. Each returns the value of a text, or throws what is allowed: the end of a sentence.
 */
import { isIP } from 'node:net';
import { sentence } from '../language.mjs';

/** What is allowed instead of a wrong value. */
export class Allowed extends Error {
  /**
   * @param {string} pt
   * @param {string} en
   */
  constructor(pt, en) {
    super(en);
    this.sentence = sentence(pt, en);
  }
}

const HOST_OF_URL = /^(\[[\da-f:.]+\]|[\w.-]+)$/;
const HOST_NAME = /^\w([\w.-]*\w)?$/;
const FOLDERS = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*\/?$/;

/**
 * A URL of http(s) with only a host, a port and a path; null for any other text. `URL` alone would accept
 * 'http:/example.com' and 'https://a.example,https://b.example', too.
 * @param {string} text
 */
function webAddress(text) {
  if (!/^https?:\/\/[^/]/i.test(text) || /[\s\\?#]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return HOST_OF_URL.test(url.hostname) && !url.username && !url.password ? url : null;
}

/**
 * The probable address if a text lacks its scheme; otherwise the example.
 * @param {string} text
 * @param {string} example
 */
function meant(text, example) {
  const isLocal = /^(localhost|127\.)/.test(text);
  const whole = `${isLocal ? 'http' : 'https'}://${text}`;
  return /^[\w-]+(\.[\w-]+|:\d)/.test(text) && webAddress(text) === null && webAddress(whole)
    ? whole
    : example;
}

/**
 * The address of a backend, without a slash at its end: absolute, or a path on the shop's server, '/' for its root. Empty
 * for no backend.
 * @param {string} text
 */
export function backend(text) {
  if (text === '') return '';
  if (/^\/(?![/\\])[^\s\\?#]*$/.test(text)) return text.replace(/(?<=.)\/+$/, '');
  const url = webAddress(text);
  if (url) return url.href.replace(/\/+$/, '');
  const example = meant(text, 'https://api.example.com');
  throw new Allowed(
    `escreva o endereço, como ${example}, sem "?", "#" ou senha, ou / para o servidor da própria loja`,
    `write its address, such as ${example}, without "?", "#" or a password, or / for the shop's own server`,
  );
}

/**
 * The origin of a site: 'https://example.com'. A slash at its end is removed.
 * @param {string} text
 */
export function site(text) {
  const url = webAddress(text);
  if (url?.pathname === '/') return url.origin;
  const path = url?.pathname.replace(/\/*$/, '/');
  const example = meant(text, 'https://example.com');
  throw url
    ? new Allowed(
        `escreva só ${url.origin}; o caminho vai em BASE_PATH=${path}`,
        `write ${url.origin} alone; the path goes into BASE_PATH=${path}`,
      )
    : new Allowed(
        `escreva http:// ou https:// e um domínio, como ${example}`,
        `write http:// or https:// and a host, such as ${example}`,
      );
}

/**
 * Origins, separated by spaces.
 * @param {string} text
 */
export function origins(text) {
  return text.split(/\s+/).flatMap((each) => {
    const url = webAddress(each);
    if (each === '') return [];
    if (url?.pathname === '/') return [url.origin];
    const example = url?.origin ?? meant(each, 'https://example.com');
    throw new Allowed(
      `"${each}" não é uma origem: escreva origens como ${example}, separadas por espaços`,
      `"${each}" is not an origin: write origins such as ${example}, separated by spaces`,
    );
  });
}

/**
 * The path below which a site is served: '/loja', or empty for the root of the server.
 * @param {string} text
 */
export function folder(text) {
  if (FOLDERS.test(text)) return text.replace(/\/$/, '');
  throw new Allowed(
    'escreva um caminho que comece e acabe com barra, de letras, dígitos e "-", "_", ".", "~", como /loja/',
    'write a path that begins and ends with a slash, of letters, digits and "-", "_", ".", "~", such as /loja/',
  );
}

/**
 * Reads a whole number.
 * @param {string} such an example
 * @param {number} [most]
 * @param {number} [least]
 * @returns {(text: string) => number}
 */
export const count =
  (such, most, least = 0) =>
  (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number;
    const to = most === undefined ? sentence('em diante', 'on') : sentence(`a ${most}`, `to ${most}`);
    throw new Allowed(
      `escreva um número inteiro de ${least} ${to.pt}, como ${such}`,
      `write a whole number from ${least} ${to.en}, such as ${such}`,
    );
  };

/**
 * The address of a PostgreSQL, as `psql` takes it.
 * @param {string} text
 */
export function databaseAddress(text) {
  if (/^postgres(ql)?:\/\//.test(text) && hasReadableParts(text)) return text;
  throw new Allowed(
    'escreva o endereço de um PostgreSQL, como postgres://shop@localhost/shop, com letras da senha como @, # ou % codificadas com %',
    'write the address of a PostgreSQL, such as postgres://shop@localhost/shop, with letters such as @, # or % of its password percent-encoded',
  );
}

/**
 * Whether `pg` can read an address. Its host may be missing if the query names a socket's folder.
 * @param {string} text
 */
function hasReadableParts(text) {
  try {
    return Boolean(decodeURI(new URL(text.replace('@/', '@localhost/')).href));
  } catch {
    return false; // The error may contain the password.
  }
}

/**
 * A name or an IP address on which a server listens.
 * @param {string} text
 */
export function host(text) {
  if (isIP(text) || HOST_NAME.test(text)) return text;
  throw new Allowed(
    'escreva só um nome ou endereço IP, como 0.0.0.0; a porta vai em PORT',
    'write a name or an IP address alone, such as 0.0.0.0; a port goes into PORT',
  );
}

/**
 * A switch that is off unless it is 1.
 * @param {string} text
 */
export function isOn(text) {
  if (/^[01]?$/.test(text)) return text === '1';
  throw new Allowed('escreva 1 para ligar, ou deixe de fora', 'write 1 to switch it on, or leave it out');
}
