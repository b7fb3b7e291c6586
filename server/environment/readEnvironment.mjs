import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { database, variables } from './variables.mjs';

/** @typedef {import('./variables.mjs').Environment} Environment */
/** @typedef {import('./variables.mjs').Table} Table */
/** @typedef {Readonly<Record<string, string | undefined>>} Given */

/**
 * @typedef {object} Sources other than the real ones
 * @property {Given} [given] the variables of the process
 * @property {Given} [file] those of the file .env
 * @property {(mistakes: readonly string[]) => never} [stop]
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The environment variables of the shop, as `readVariables` reads them, which agree with each other.
 * @param {Sources} [sources]
 * @returns {Environment}
 */
export const readEnvironment = (sources) =>
  readVariables(variables, sources, ({ SITE_URL, API_BASE_URL }) =>
    /^https:/.test(SITE_URL) && /^http:/.test(API_BASE_URL)
      ? [
          `API_BASE_URL is "${API_BASE_URL}": write an address with https://, as browsers let a page of ${SITE_URL} call no other.`,
        ]
      : [],
  );

/**
 * The environment variables of a table, checked: the one place where any of them is read. What stands in the file
 * .env counts where the process has no variable of that name; an empty one of the process wins, too.
 * Where a variable is wrong, says so, a sentence for each, and ends the process.
 * @template {Table} Variables
 * @param {Variables} table
 * @param {Sources} [sources]
 * @param {(values: import('./variables.mjs').Values<Variables>) => readonly string[]} [disagreements] between values, each
 *   a sentence; a value that is wrong by itself is undefined there
 * @returns {import('./variables.mjs').Values<Variables>}
 */
export function readVariables(
  table,
  { given = process.env, file = fileVariables(), stop = end } = {},
  disagreements = () => [],
) {
  /** @type {string[]} */
  const mistakes = Object.keys(file)
    .filter((name) => !Object.hasOwn(variables, name) && !Object.hasOwn(database, name))
    .map((name) => `.env names ${name}, which is no variable of the shop: .env.example lists them all.`);
  const all = { ...file, ...given };
  const values = /** @type {import('./variables.mjs').Values<Variables>} */ (
    Object.fromEntries(
      Object.entries(table).map(([name, { standard, read, isSecret }]) => {
        const text = all[name]?.trim() || standard;
        try {
          return [name, read(text)];
        } catch (error) {
          const found = text === '' ? 'not set' : isSecret ? 'wrong' : `"${text}"`;
          mistakes.push(`${name} is ${found}: ${error instanceof Error ? error.message : String(error)}.`);
          return [name, undefined];
        }
      }),
    )
  );
  mistakes.push(...disagreements(values));
  return mistakes.length > 0 ? stop(mistakes) : values;
}

/**
 * What stands in .env, which lies beside the file of settings (tools/settings/readSettings.ts).
 * @returns {Given}
 */
export function fileVariables() {
  const file = resolve(ROOT, dirname(process.env.SHOP_SETTINGS || 'shop.json'), '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {readonly string[]} mistakes
 * @returns {never}
 */
function end(mistakes) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
