import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { decodeText } from '../decodeText.mjs';
import { sentence, spoken, verbatim } from '../language.mjs';
import { Allowed } from './readers.mjs';
import { database, variables } from './variables.mjs';

/** @typedef {import('../language.mjs').Sentence} Sentence */
/** @typedef {import('./variables.mjs').Environment} Environment */
/** @typedef {import('./variables.mjs').Table} Table */
/** @typedef {Readonly<Record<string, string | undefined>>} Given */

/**
 * @typedef {object} Sources replaces the real sources in tests
 * @property {Given} [given] the variables of the process
 * @property {Given} [file] the variables in the file .env
 * @property {(mistakes: readonly Sentence[]) => never} [stop]
 */

const NOT_SET = sentence('não está definida', 'is not set');
/** For a secret, which no message repeats. */
const WRONG = sentence('está errada', 'is wrong');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The environment variables of the shop, as `readVariables` reads them. It also checks that they agree with each other.
 * @param {Sources} [sources]
 * @returns {Environment}
 */
export const readEnvironment = (sources) =>
  readVariables(variables, sources, ({ SITE_URL, API_BASE_URL }) =>
    /^https:/.test(SITE_URL) && /^http:/.test(API_BASE_URL)
      ? [
          sentence(
            `API_BASE_URL é "${API_BASE_URL}": escreva um endereço com https://, porque os navegadores não deixam uma página de ${SITE_URL} chamar outro.`,
            `API_BASE_URL is "${API_BASE_URL}": write an address with https://, as browsers let a page of ${SITE_URL} call no other.`,
          ),
        ]
      : [],
  );

/**
 * Reads and checks the environment variables of a table; nothing else reads them. The file .env applies if the process has
 * no variable of that name; an empty variable of the process wins, too. If variables are wrong, prints a sentence for each
 * and ends the process.
 * @template {Table} Variables
 * @param {Variables} table
 * @param {Sources} [sources]
 * @param {(values: import('./variables.mjs').Values<Variables>) => readonly Sentence[]} [disagreements] returns a sentence for
 *   each contradiction between values; a value that is wrong by itself is undefined
 * @returns {import('./variables.mjs').Values<Variables>}
 */
export function readVariables(
  table,
  { given = process.env, file = fileVariables(), stop = end } = {},
  disagreements = () => [],
) {
  /** @type {Sentence[]} */
  const mistakes = Object.entries(file).flatMap(([name, text]) => {
    if (text === undefined)
      return [
        sentence(
          `.env tem uma linha que começa com "${name}" e não é NOME=valor: escreva-a assim, ou com # no começo.`,
          `.env has a line that begins with "${name}" and is not NAME=value: write it so, or with # in front.`,
        ),
      ];
    if (Object.hasOwn(variables, name) || Object.hasOwn(database, name)) return [];
    return [
      sentence(
        `.env tem ${name}, que não é uma variável da loja: .env.example lista todas.`,
        `.env names ${name}, which is not a variable of the shop: .env.example lists them all.`,
      ),
    ];
  });
  const all = { ...file, ...given };
  const values = /** @type {import('./variables.mjs').Values<Variables>} */ (
    Object.fromEntries(
      Object.entries(table).map(([name, { standard, read, isSecret }]) => {
        const text = all[name]?.trim() || standard;
        try {
          return [name, read(text)];
        } catch (error) {
          const allowed = error instanceof Allowed ? error.sentence : verbatim(String(error));
          const found = text === '' ? NOT_SET : isSecret ? WRONG : sentence(`é "${text}"`, `is "${text}"`);
          mistakes.push(
            sentence(`${name} ${found.pt}: ${allowed.pt}.`, `${name} ${found.en}: ${allowed.en}.`),
          );
          return [name, undefined];
        }
      }),
    )
  );
  mistakes.push(...disagreements(values));
  return mistakes.length > 0 ? stop(mistakes) : values;
}

/**
 * The variables in .env, which is in the folder of the settings (tools/settings/readSettings.ts). A line that does not begin with
 * NAME=, of which Node would make a name that may contain a password, is its first word with the value undefined.
 * @returns {Given}
 */
export function fileVariables() {
  const file = resolve(ROOT, dirname(process.env.SHOP_SETTINGS || 'shop.json'), '.env');
  if (!existsSync(file)) return {};
  const text = decodeText(readFileSync(file));
  const stray = /^[ \t]*(?!#|(?:export[ \t]+)?\w+[ \t]*=)\S.*$/gm;
  const strays = text.match(stray) ?? [];
  return {
    ...Object.fromEntries(strays.map((line) => [/^[^\s:]+/.exec(line.trim())?.[0] ?? ':', undefined])),
    ...parseEnv(text.replace(stray, '')),
  };
}

/**
 * @param {readonly Sentence[]} mistakes
 * @returns {never}
 */
function end(mistakes) {
  console.error(mistakes.map(spoken).join('\n'));
  process.exit(1);
}
