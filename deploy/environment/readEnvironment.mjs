import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { variables } from './variables.mjs';

/** @typedef {import('./variables.mjs').Environment} Environment */
/** @typedef {Readonly<Record<string, string | undefined>>} Given */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The environment variables of the project, checked: the one place where any of them is read. What stands in the file
 * .env counts where the process has no variable of that name; an empty one of the process wins, too.
 * Where a variable is wrong, says so, a sentence for each, and ends the process.
 * @param {object} [sources] other than the real ones, for tests
 * @param {Given} [sources.given] the variables of the process
 * @param {Given} [sources.file] those of the file .env
 * @param {(mistakes: readonly string[]) => never} [sources.stop]
 * @returns {Environment}
 */
export function readEnvironment({ given = process.env, file = fileVariables(), stop = end } = {}) {
  /** @type {string[]} */
  const mistakes = Object.keys(file)
    .filter((name) => !Object.hasOwn(variables, name))
    .map((name) => `.env names ${name}, which is no variable of the shop: .env.example lists them all.`);
  const all = { ...file, ...given };
  const values = environmentOf(
    Object.entries(variables).map(([name, { standard, read }]) => {
      const text = all[name]?.trim() || standard;
      try {
        return [name, read(text)];
      } catch (error) {
        mistakes.push(`${name} is "${text}": ${error instanceof Error ? error.message : String(error)}.`);
        return [name, undefined];
      }
    }),
  );
  if (/^https:/.test(values.SITE_URL) && /^http:/.test(values.API_BASE_URL))
    mistakes.push(
      `API_BASE_URL is "${values.API_BASE_URL}": write an address with https://, as browsers let a page of ${values.SITE_URL} call no other.`,
    );
  return mistakes.length > 0 ? stop(mistakes) : values;
}

/** @type {(entries: [string, unknown][]) => Environment} */
const environmentOf = Object.fromEntries;

/**
 * Those of .env, which lies beside the file of settings (tools/settings/readSettings.ts).
 * @returns {Given}
 */
function fileVariables() {
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
