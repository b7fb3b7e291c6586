import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { stop } from '../command.mjs';
import { decodeText } from '../decodeText.mjs';
import { misnamedFile } from '../misnamed.mjs';
import { namesNear } from '../nearName.mjs';
import { reasonOf } from '../systemError.mjs';
import { database, ofBackend, variables } from './variables.mjs';

/** @typedef {import('./variables.mjs').Environment} Environment */
/** @typedef {Readonly<Record<string, string | undefined>>} Texts of variables, by name */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The path of an owner's file, which is in the folder of the settings (owner/settings/readSettings.ts).
 * @param {string} name
 */
export const shopFile = (name) => resolve(ROOT, dirname(process.env.SHOP_SETTINGS || 'shop.json'), name);

/**
 * The environment variables of the shop. If some are wrong, prints a sentence for each and ends the process.
 * @returns {Environment}
 */
export const readEnvironment = () => valuesOrStop(parseEnvironment(process.env, fileVariables()));

/** The environment variables of the backend. PORT and HOST in .env are for the shop's server. */
export function readBackendEnvironment() {
  const { PORT: _port, HOST: _host, ...file } = fileVariables();
  return valuesOrStop(parseVariables(ofBackend, process.env, file));
}

/**
 * Parses the environment variables of the shop, and checks that they agree with each other.
 * @param {Texts} given the variables of the process
 * @param {Texts} file the variables in the file .env
 */
export function parseEnvironment(given, file) {
  const parsed = parseVariables(variables, given, file);
  const { SITE_URL = '', API_BASE_URL = '', TLS_CERTIFICATE = '', TLS_KEY = '' } = parsed.values ?? {};
  if (/^https:/.test(SITE_URL) && /^http:/.test(API_BASE_URL))
    parsed.mistakes.push(
      `API_BASE_URL é "${API_BASE_URL}": escreva um endereço com https://, porque os navegadores não deixam uma página de ${SITE_URL} chamar outro.`,
    );
  if ((TLS_CERTIFICATE === '') !== (TLS_KEY === '')) {
    const [present, missing] =
      TLS_KEY === '' ? ['TLS_CERTIFICATE', 'TLS_KEY'] : ['TLS_KEY', 'TLS_CERTIFICATE'];
    parsed.mistakes.push(`${present} está escrita, e falta ${missing}: o nginx precisa das duas.`);
  } else if (TLS_CERTIFICATE !== '' && !/^https:/.test(SITE_URL))
    parsed.mistakes.push(
      `SITE_URL é "${SITE_URL}", e TLS_CERTIFICATE é o certificado de uma loja com https://: escreva o endereço com https://.`,
    );
  return parsed;
}

/**
 * Parses the variables of a table. The file .env applies if the process has no variable of that name; an empty
 * variable of the process wins, too, and counts as not set. There are no values if there are mistakes.
 * @template {v.ObjectEntries} Table
 * @param {Table} table
 * @param {Texts} given
 * @param {Texts} file
 */
function parseVariables(table, given, file) {
  const ofFile = Object.entries(file).flatMap(([name, text]) => {
    if (text === undefined)
      return `.env tem uma linha que começa com "${name}" e não é NOME=valor: escreva-a assim, ou com # no começo.`;
    if (name in variables || name in database) return [];
    const near = namesNear(name, [...Object.keys(variables), ...Object.keys(database)]);
    const advice = near.length > 0 ? `talvez seja ${near.join(' ou ')}` : '.env.example lista todas';
    return `.env tem ${name}, que não é uma variável da loja: ${advice}.`;
  });
  const all = { ...file, ...given };
  const texts = Object.fromEntries(
    Object.keys(table).flatMap((name) => (all[name]?.trim() ? [[name, all[name].trim()]] : [])),
  );
  const { success, output, issues = [] } = v.safeParse(v.object(table), texts);
  const ofValues = issues.map(({ path, message }) => {
    const name = String(path?.[0].key);
    // The address of a database has a password.
    const place = given[name] === undefined ? '.env: ' : '';
    return `${place}${name} ${name === 'DATABASE_URL' ? 'está errada' : `é "${texts[name]}"`}: ${message}.`;
  });
  return { values: success ? output : undefined, mistakes: [...ofFile, ...ofValues] };
}

/**
 * @template Values
 * @param {{ values: Values | undefined, mistakes: readonly string[] }} parsed
 */
const valuesOrStop = ({ values, mistakes }) =>
  values === undefined || mistakes.length > 0 ? stop(mistakes.join('\n')) : values;

/** @param {string} file .env */
function textIn(file) {
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    stop(`.env: ${reasonOf(error)}.`);
  }
}

/**
 * The variables in .env. A line that does not begin with NAME= counts as a variable that is named by its first word and
 * has the value undefined: Node would take the whole line as the name, and it may contain a password.
 * @returns {Texts}
 */
function fileVariables() {
  const file = shopFile('.env');
  if (!existsSync(file)) {
    const misnamed = misnamedFile(file);
    return misnamed === undefined ? {} : stop(`.env: não existe, mas ${misnamed}.`);
  }
  const text = textIn(file);
  const stray = /^[ \t]*(?!#|(?:export[ \t]+)?\w+[ \t]*=)\S.*$/gm;
  const strays = text.match(stray) ?? [];
  const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=/gm)].map(([, name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) stop(`.env tem ${twice} mais de uma vez: deixe só uma linha com este nome.`);
  return {
    ...Object.fromEntries(strays.map((line) => [/^[^\s:]+/.exec(line.trim())?.[0] ?? ':', undefined])),
    ...parseEnv(text.replace(stray, '')),
  };
}
