import pg from 'pg';

/**
 * @typedef {object} Settings
 * @property {string} databaseUrl
 * @property {number} timeoutMs until a connection, or an answer of the database, is given up
 * @property {string} origin the shop's, whose pages may read the list
 * @property {number} port 0 takes any
 * @property {string} host where it listens
 */

/**
 * What the environment says, with a sentence for each mistake in it. A sentence does not repeat the database's address,
 * which may hold a password.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ settings: Settings, mistakes: string[] }}
 */
export function readSettings(env) {
  const databaseUrl = env.DATABASE_URL || '';
  const timeout = env.DATABASE_TIMEOUT_MS || '3000';
  const site = env.SITE_URL || 'http://localhost:3000';
  const port = env.PORT || '3333';
  const checks = /** @type {const} */ ([
    [
      databaseUrl,
      'DATABASE_URL is not set: set it to the address of your database, such as postgres://shop@localhost/shop.',
    ],
    [
      !databaseUrl || isDatabase(databaseUrl),
      'DATABASE_URL is no address of a PostgreSQL: it begins with postgres:// and has letters such as @ or # of its password percent-encoded.',
    ],
    [
      isWhole(timeout, 1, 60_000),
      `DATABASE_TIMEOUT_MS is "${timeout}": set it to milliseconds from 1 to 60000, or leave it out for 3000.`,
    ],
    [
      originOf(site),
      `SITE_URL is "${site}", which is no address of a shop: set it to one, such as https://example.com.`,
    ],
    [
      isWhole(port, 0, 65_535),
      `PORT is "${port}", which is no port: set it to a number from 0 to 65535, or leave it out for 3333.`,
    ],
  ]);
  return {
    settings: {
      databaseUrl,
      timeoutMs: Number(timeout),
      origin: originOf(site),
      port: Number(port),
      host: env.HOST || 'localhost',
    },
    mistakes: checks.flatMap(([isRight, sentence]) => (isRight ? [] : [sentence])),
  };
}

/** @param {string} text @param {number} least @param {number} most */
const isWhole = (text, least, most) =>
  /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The origin of an address of the web; empty where it is none. @param {string} text */
function originOf(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : '';
}

/** @param {string} text */
function isDatabase(text) {
  try {
    void new pg.Client({ connectionString: text });
    return /^postgres(ql)?:\/\//.test(text);
  } catch {
    return false; // The reason may hold the address.
  }
}
