import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { stop } from '../command.mjs';
import { decodeText } from '../decodeText.mjs';
import { database, variables } from './variables.mjs';

/** @typedef {import('./variables.mjs').Environment} Environment */
/** @typedef {import('./variables.mjs').Table} Table */
/** @typedef {Readonly<Record<string, string | undefined>>} Texts of variables, by name */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The path of an owner's file, which is in the folder of the settings (tools/settings/readSettings.ts).
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
  const { SITE_URL, PORT, HOST } = variables;
  const { PORT: _port, HOST: _host, ...file } = fileVariables();
  const table = { ...database, SITE_URL, PORT: { ...PORT, standard: '3333' }, HOST };
  return valuesOrStop(parseVariables(table, process.env, file));
}

/**
 * Parses the environment variables of the shop, and checks that they agree with each other.
 * @param {Texts} given the variables of the process
 * @param {Texts} file the variables in the file .env
 */
export function parseEnvironment(given, file) {
  const { values, mistakes } = parseVariables(variables, given, file);
  const { SITE_URL, API_BASE_URL } = values;
  if (/^https:/.test(SITE_URL) && /^http:/.test(API_BASE_URL))
    mistakes.push(
      `API_BASE_URL é "${API_BASE_URL}": escreva um endereço com https://, porque os navegadores não deixam uma página de ${SITE_URL} chamar outro.`,
    );
  return { values, mistakes };
}

/**
 * Parses the variables of a table. The file .env applies if the process has no variable of that
 * name; an empty variable of the process wins, too. A value is undefined if there is a mistake in it.
 * @template {Table} Variables
 * @param {Variables} table
 * @param {Texts} given
 * @param {Texts} file
 */
function parseVariables(table, given, file) {
  /** @type {string[]} */
  const mistakes = [];
  for (const [name, text] of Object.entries(file)) {
    if (text === undefined)
      mistakes.push(
        `.env tem uma linha que começa com "${name}" e não é NOME=valor: escreva-a assim, ou com # no começo.`,
      );
    else if (!Object.hasOwn(variables, name) && !Object.hasOwn(database, name))
      mistakes.push(`.env tem ${name}, que não é uma variável da loja: .env.example lista todas.`);
  }
  const texts = { ...file, ...given };
  const entries = Object.entries(table).map(([name, { standard, read, isSecret }]) => {
    const text = texts[name]?.trim() || standard;
    try {
      return [name, read(text)];
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      mistakes.push(`${name} ${isSecret ? 'está errada' : `é "${text}"`}: ${message}.`);
      return [name, undefined];
    }
  });
  const values = /** @type {import('./variables.mjs').Values<Variables>} */ (Object.fromEntries(entries));
  return { values, mistakes };
}

/**
 * @template Values
 * @param {{ values: Values, mistakes: readonly string[] }} parsed
 */
const valuesOrStop = ({ values, mistakes }) => (mistakes.length > 0 ? stop(mistakes.join('\n')) : values);

/**
 * The variables in .env. A line that does not begin with NAME=, of which Node would make a name that may
 * contain a password, is its first word with the value undefined.
 * @returns {Texts}
 */
function fileVariables() {
  const file = shopFile('.env');
  if (!existsSync(file)) return {};
  const text = decodeText(readFileSync(file));
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
