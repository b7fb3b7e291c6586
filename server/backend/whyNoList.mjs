import { bugReport, reasonOf, systemCode } from '../../owner/systemError.mjs';

const UNREACHABLE = 'o banco de dados não responde a tempo: confira se ele está ligado, e DATABASE_URL';
const STARTING = 'o banco de dados está ligando ou desligando: espere um minuto';
const WRONG_LOGIN = 'o banco de dados não aceita o usuário ou a senha: confira DATABASE_URL';
const NO_TABLE = 'faltam as tabelas no banco de dados: rode server/backend/schema.sql nele';

/**
 * What PostgreSQL means, by its codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
 * @type {readonly (readonly [RegExp, string])[]}
 */
const OF_CODES = [
  [/^28/, WRONG_LOGIN],
  [/^3D000/, 'o banco de dados com este nome não existe: confira DATABASE_URL, ou crie-o'],
  [/^(?:42P01|42703|3F000)/, NO_TABLE],
  [/^42501/, 'o usuário não pode ler a lista: dê-lhe "grant select on products, product_list"'],
  [/^57P/, STARTING],
  [/^57014/, 'o banco de dados demora demais: aumente DATABASE_TIMEOUT_MS, ou veja o que o ocupa'],
  [/^53100/, 'não há mais espaço no disco do banco de dados'],
  [/^53/, 'o banco de dados está sem memória, ou com conexões demais'],
  [/^08/, UNREACHABLE],
];

/** The form of PostgreSQL's codes. */
const CODE = /^[\dA-Z]{5}$/;

/** What the library says itself, without a code. @type {readonly (readonly [RegExp, string])[]} */
const OF_MESSAGES = [
  [/SSL|certificate/i, 'a conexão com criptografia não deu certo: confira sslmode no fim de DATABASE_URL'],
  [/password/i, WRONG_LOGIN],
  [/timeout|terminated|ended/i, UNREACHABLE],
];

/**
 * Why the list cannot be read, and what to do: the rest of a sentence in Portuguese, with its full stop. The stack of a
 * bug is below it.
 * @param {unknown} error of the source of the list (list.mjs)
 */
export function whyNoList(error) {
  const reason = reasonOfList(error);
  return reason === undefined ? `a leitura falhou. ${bugReport(error)}` : `${reason}.`;
}

/**
 * A part of a sentence; undefined for a bug.
 * @param {unknown} error
 */
function reasonOfList(error) {
  const { code = '', message = '', name } = /** @type {Error & { code?: string }} */ (Object(error));
  if (name === 'NoList') return message;
  const [, ofCode] = OF_CODES.find(([pattern]) => pattern.test(code)) ?? [];
  if (ofCode !== undefined) return ofCode;
  if (systemCode(error)) return reasonOf(error);
  if (CODE.test(code))
    return `o banco de dados falhou: avise quem cuida dele do código ${code} do PostgreSQL`;
  if (error instanceof SyntaxError)
    return 'o arquivo não é JSON: confira-o com npm run products -- check ARQUIVO';
  const [, ofMessage] = OF_MESSAGES.find(([pattern]) => pattern.test(message)) ?? [];
  return ofMessage;
}
