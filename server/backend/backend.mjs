/**
 * `npm run backend`: GET /products from PostgreSQL. docs/backend.md, "From a file to a database", explains it.
 */
import '../checkNode.cjs';
import pg from 'pg';
import { listen, readCommandLine } from '../command.mjs';
import { sentence, spoken } from '../language.mjs';
import { createBackend } from './createBackend.mjs';
import { createList } from './list.mjs';
import { readSettings } from './settings.mjs';

/** Time for open responses to finish at the end, in ms: Docker and systemd kill a process that takes longer. */
const SHUTDOWN_MS = 8000;

const GONE = sentence('O banco de dados não responde', 'The database does not answer');
const BACK = sentence('O banco de dados responde de novo.', 'The database answers again.');

/**
 * Wraps a query so that the console says once when the database stops answering, and once when it answers again.
 * @template Answer
 * @param {() => Promise<Answer>} query
 * @returns {() => Promise<Answer>}
 */
function logged(query) {
  let isGone = false;
  return () =>
    query().then(
      (answer) => {
        if (isGone) console.log(spoken(BACK));
        isGone = false;
        return answer;
      },
      (/** @type {Error & { code?: string }} */ error) => {
        if (!isGone) console.error(`${spoken(GONE)}: ${error.message || error.code}.`);
        isGone = true;
        throw error;
      },
    );
}

readCommandLine({ options: {} });
const {
  DATABASE_URL,
  DATABASE_TIMEOUT_MS: timeoutMs,
  SITE_URL: origin,
  PORT: port,
  HOST: host,
} = readSettings();

const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  application_name: 'shop-backend',
  max: 1, // Only one query runs at a time (list.mjs).
  connectionTimeoutMillis: timeoutMs,
  statement_timeout: timeoutMs,
  query_timeout: timeoutMs, // A database that hangs does not apply statement_timeout.
  maxLifetimeSeconds: 300, // The host name may point to another server by then.
});
// An idle connection was closed: the next request shows whether the database is gone.
pool.on('error', () => undefined);

const app = await createBackend({ list: logged(createList(pool)), origin });
app.addHook('onClose', () => pool.end());

const { home, reach } = await listen(app, { port, host });
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_MS).unref();
    void app.close();
  });
console.log(`Backend: ${home}/products (${reach})`);
