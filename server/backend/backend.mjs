/**
 * A backend for the shop: GET /products from PostgreSQL. `npm run backend`; docs/owner.md, "From a file to a database".
 */
import '../checkNode.cjs';
import pg from 'pg';
import { createBackend } from './createBackend.mjs';
import { createList } from './list.mjs';
import { readSettings } from './settings.mjs';

/** Until what is under way at the end is cut off, in ms: Docker and systemd kill a process that takes longer. */
const LAST_CALL = 8000;

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * The same question. Says when the database has gone and when it is back, once each: not at every request.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @returns {() => Promise<Answer>}
 */
function told(ask) {
  let isGone = false;
  return () =>
    ask().then(
      (answer) => {
        if (isGone) console.log('The database answers again.');
        isGone = false;
        return answer;
      },
      (/** @type {Error & { code?: string }} */ error) => {
        if (!isGone) console.error(`The database does not answer: ${error.message || error.code}.`);
        isGone = true;
        throw error;
      },
    );
}

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
  max: 1, // The list is asked for by one request at a time (list.mjs).
  connectionTimeoutMillis: timeoutMs,
  statement_timeout: timeoutMs,
  query_timeout: timeoutMs, // A database that hangs does not look at its clock.
  maxLifetimeSeconds: 300, // An address may lead to another server by then.
});
// A connection that nobody uses was cut: the next request tells whether the database has gone.
pool.on('error', () => undefined);

const app = await createBackend({ list: told(createList(pool)), origin });
app.addHook('onClose', () => pool.end());

await app
  .listen({ port, host })
  .catch((/** @type {NodeJS.ErrnoException} */ { code }) =>
    stop(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use: stop what uses it, or set PORT to another number.`
        : `HOST "${host}" with PORT ${port} cannot be used (${code}): set HOST to an address of this machine, or to 0.0.0.0 for all.`,
    ),
  );
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_CALL).unref();
    void app.close();
  });
const address = app.server.address();
const reach = host === 'localhost' ? 'only from this machine; HOST decides' : `HOST is ${host}`;
console.log(
  `Backend: http://localhost:${typeof address === 'object' ? address?.port : address}/products (${reach})`,
);
