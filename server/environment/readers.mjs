/**
 * Parsers of environment variables. Each returns the value of a text, or throws an error that says what is
 * allowed: the end of a sentence.
 */
import { isIP } from 'node:net';

const HOSTNAME_OF_URL = /^(\[[\da-f:.]+\]|[\w.-]+)$/;
const HOSTNAME = /^\w([\w.-]*\w)?$/;
const FOLDERS = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*\/?$/;

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

/**
 * The address of a backend, without a slash at its end: absolute, or a path on the shop's server, '/' for its
 * root. Empty for no backend.
 * @param {string} text
 */
export function backend(text) {
  if (text === '') return '';
  if (/^\/(?![/\\])[^\s\\?#]*$/.test(text)) return text.replace(/(?<=.)\/+$/, '');
  const url = webAddress(text);
  if (url) return url.href.replace(/\/+$/, '');
  throw new Error(
    'escreva o endereço, como https://api.example.com, sem "?", "#" ou senha, ou / para o servidor da própria loja',
  );
}

/**
 * The origin of a site: 'https://example.com'. A slash at its end is removed.
 * @param {string} text
 */
export function site(text) {
  const url = webAddress(text);
  if (url?.pathname === '/') return url.origin;
  throw new Error(
    url
      ? `escreva só ${url.origin}; o caminho vai em BASE_PATH=${url.pathname.replace(/\/*$/, '/')}`
      : 'escreva http:// ou https:// e um domínio, como https://example.com',
  );
}

/**
 * Origins, separated by spaces.
 * @param {string} text
 */
export const origins = (text) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => {
      const url = webAddress(each);
      if (url?.pathname === '/') return url.origin;
      const example = url?.origin ?? 'https://example.com';
      throw new Error(`"${each}" não é uma origem: escreva origens como ${example}, separadas por espaços`);
    });

/**
 * The path below which a site is served: '/loja', or empty for the root of the server.
 * @param {string} text
 */
export function folder(text) {
  if (FOLDERS.test(text)) return text.replace(/\/$/, '');
  throw new Error(
    'escreva um caminho que comece e acabe com barra, de letras, dígitos e "-", "_", ".", "~", como /loja/',
  );
}

/**
 * Reads a whole number.
 * @param {string} example
 * @param {number} [most]
 * @param {number} [least]
 * @returns {(text: string) => number}
 */
export const count =
  (example, most, least = 0) =>
  (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number;
    const range = most === undefined ? `${least} em diante` : `${least} a ${most}`;
    throw new Error(`escreva um número inteiro de ${range}, como ${example}`);
  };

/**
 * The address of a PostgreSQL, as `psql` takes it. Empty for none.
 * @param {string} text
 */
export function databaseAddress(text) {
  if (text === '' || (/^postgres(ql)?:\/\//.test(text) && hasReadableParts(text))) return text;
  throw new Error(
    'escreva o endereço de um PostgreSQL, como postgres://shop@localhost/shop, com letras da senha como @, # ou % codificadas com %',
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
export function listeningAddress(text) {
  if (isIP(text) || HOSTNAME.test(text)) return text;
  throw new Error('escreva só um nome ou endereço IP, como 0.0.0.0; a porta vai em PORT');
}

/**
 * A switch that is off unless it is 1.
 * @param {string} text
 */
export function isOn(text) {
  if (/^[01]?$/.test(text)) return text === '1';
  throw new Error('escreva 1 para ligar, ou deixe de fora');
}
