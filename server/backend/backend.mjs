/**
 * `npm run backend [-- FILE]`: GET /products from a file of JSON, or from PostgreSQL if DATABASE_URL is set.
 * Without both it sends the owner's products.json, or else the sample products (docs/backend.md).
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { listen, readCommandLine, stop } from '../../owner/command.mjs';
import { readBackendEnvironment, shopFile } from '../../owner/environment/readEnvironment.mjs';
import { LIST_PATH } from '../../src/shared/addresses/addresses.mjs';
import { createBackend } from './createBackend.mjs';
import { createList, databaseSource, fileSource } from './list.mjs';
import { whyNoList } from './whyNoList.mjs';

/** Ms for open responses to finish at the end: Docker and systemd kill a process that takes longer. */
const SHUTDOWN_MS = 8000;
const SAMPLE = fileURLToPath(
  new URL('../../src/entities/product/model/builtInProducts.json', import.meta.url),
);

/**
 * Wraps a list so that the console says once when it can no longer be read, and once when it can be again.
 * @template List
 * @param {() => Promise<List>} list
 * @returns {() => Promise<List>}
 */
function logged(list) {
  let isGone = false;
  return () =>
    list().then(
      (products) => {
        if (isGone) console.log('A lista de produtos está de volta.');
        isGone = false;
        return products;
      },
      (error) => {
        if (!isGone) console.error(`Não há lista de produtos: ${whyNoList(error)}`);
        isGone = true;
        throw error;
      },
    );
}

/**
 * @param {string} connectionString
 * @param {number} timeoutMs
 */
function openPool(connectionString, timeoutMs) {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'shop-backend',
    max: 1, // Only one query runs at a time (list.mjs).
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs, // A database that hangs does not apply statement_timeout.
    maxLifetimeSeconds: 300, // The name in the address may mean another server by then.
  });
  // An idle connection was closed: the next request shows whether the database is gone.
  pool.on('error', () => undefined);
  return pool;
}

const [givenFile] = readCommandLine({ options: {} }, 1).positionals;
const { DATABASE_URL, DATABASE_TIMEOUT_MS, SITE_URL, PORT: port, HOST: address } = readBackendEnvironment();

/** The source of the list, its name for the console, and the origin whose pages may read it. */
async function chooseSource() {
  if (DATABASE_URL && !givenFile) {
    const pool = openPool(DATABASE_URL, DATABASE_TIMEOUT_MS);
    return { name: 'PostgreSQL', source: databaseSource(pool), origin: SITE_URL, close: () => pool.end() };
  }
  const ownersList = shopFile('products.json');
  const file = givenFile ?? (existsSync(ownersList) ? ownersList : SAMPLE);
  const source = fileSource(file);
  await source.read().catch((error) => stop(`${file}: ${whyNoList(error)}`));
  return { name: file === SAMPLE ? 'produtos de exemplo' : file, source, origin: '*' };
}

const { name, source, origin, close } = await chooseSource();
const app = await createBackend({ list: logged(createList(source)), origin });
app.addHook('onClose', async () => close?.());

const { home, reach } = await listen(app, { port, address });
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_MS).unref();
    void app.close();
  });
console.log(`Backend: ${home}${LIST_PATH} (${name}; ${reach})`);
