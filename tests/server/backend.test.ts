import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { createList } from '../../server/backend/list.mjs';
import { portOf } from '../../server/portOf';
import { productRow } from '../../src/entities/product/index.fixtures';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { parseProductList } from '../../src/entities/product/model/productList';
import { rowsOf, SITE, startBackend, until } from '../testing/server/backend';
import { fakeServers } from '../testing/server/fakeServers';
import { openSampleDatabase } from '../testing/server/postgres';
import { send, stopAll } from '../testing/server/programs';

/** For a database that is slow on purpose. */
const HASTY = { DATABASE_TIMEOUT_MS: '1000' };

const { serve } = fakeServers();
let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let backend: number;
let log: () => string;

// A busy machine must not look like a slow database.
const start = (env: Readonly<Record<string, string>> = {}) =>
  startBackend({ DATABASE_URL: database.url, DATABASE_TIMEOUT_MS: '60000', ...env });
const startedPort = async (env: Readonly<Record<string, string>>) => Number(await start(env).listening);

const request = (path: string, headers: Record<string, string> = {}, port = backend) =>
  send({ port }, path, headers);

/** Runs `work` with a new connection to the database. */
async function withClient<Outcome>(work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` while a table is locked: all other queries wait until it is over. */
const whileLocked = <Outcome>(table: string, work: (client: pg.Client) => Promise<Outcome>) =>
  withClient(async (client) => {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    return work(client);
  });

/** The processes of the database that answer backends, and how many of them wait for a lock. */
async function connections(client: pg.Client) {
  await client.query('select pg_stat_clear_snapshot()'); // A transaction would see what it saw first.
  const { rows } = await client.query<{ pid: number; waits: boolean }>(
    `select pid, wait_event_type is not distinct from 'Lock' as waits from pg_stat_activity
     where application_name = 'shop-backend'`,
  );
  return { pids: rows.map(({ pid }) => pid), waiting: rows.filter(({ waits }) => waits).length };
}

const untilWaiting = (client: pg.Client) => until(async () => (await connections(client)).waiting > 0);
const expectGone = ({ status, headers, body }: Awaited<ReturnType<typeof request>>) => {
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(headers['access-control-allow-origin']).toBe(SITE);
  expect(body).toBe('{"message":"Service Unavailable"}');
};

beforeAll(async () => {
  database = await openSampleDatabase();
  const started = start();
  log = started.log;
  backend = Number(await started.listening);
}, 120_000);

afterAll(async () => {
  await stopAll();
  await database?.close();
}, 30_000);

describe('the list of products', () => {
  test('the list is the sample list in its order, and the shop accepts every row', async () => {
    const rows = await rowsOf(request('/products'));
    expect(rows).toEqual(builtInRows);
    expect(parseProductList(rows)).toMatchObject({ leftOut: 0, products: { length: 59 } });
  });

  test('the list keeps dates to the millisecond, large numbers and all letters', async () => {
    const odd = productRow({
      id: 'ã/😀?"\\',
      name: 'Caneca </script> "\u2028"\n\\',
      description: '',
      image_url: '',
      price_in_cents: Number.MAX_SAFE_INTEGER,
      sales: 0,
      created_at: '9999-12-31T23:59:59.999Z',
    });
    database.importList([odd], '-v', 'whole=1');
    expect(await rowsOf(request('/products'))).toEqual([odd]);
    database.importList(builtInRows, '-v', 'whole=1');
  });

  test('an empty table gives an empty list', async () => {
    await request('/products');
    await withClient((client) => client.query('truncate products'));
    expect(await rowsOf(request('/products'))).toEqual([]);
    database.importList(builtInRows);
    expect(await rowsOf(request('/products'))).toEqual(builtInRows);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
  ])('a request with Accept-Encoding "%s" gets the list as %s', async (accepted, coding) => {
    const { headers, body, length } = await request('/products', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(length),
      'cache-control': 'public, max-age=60, stale-if-error=86400',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(JSON.parse(body)).toEqual(builtInRows);
    expect(length < 8000).toBe(coding !== undefined);
  });

  test('a list that the browser has in its cache is not sent again, even if a cache changed its tag', async () => {
    const { headers } = await request('/products');
    const tag = String(headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    const strong = tag.slice(2);
    for (const known of [tag, strong, `"other", ${tag}`, strong.replace(/"$/, '-gzip"')]) {
      const answer = await request('/products', { 'if-none-match': known, 'accept-encoding': 'br' });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      for (const name of ['etag', 'cache-control', 'vary', 'access-control-allow-origin'])
        expect(answer.headers[name]).toBe(headers[name]);
    }
    expect(await request('/products', { 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200 });
  });

  test('the list gets another tag after a change, and the first one again when the change is taken back', async () => {
    const tag = String((await request('/products')).headers.etag);
    const change = (by: number) =>
      withClient((client) => client.query('update products set sales = sales + $1', [by]));
    await change(1);
    const changed = await request('/products', { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(JSON.parse(changed.body)).toEqual(builtInRows.map((row) => ({ ...row, sales: row.sales + 1 })));
    await change(-1);
    expect(await request('/products', { 'if-none-match': tag })).toMatchObject({ status: 304 });
  });
});

test('a list is read once for each version, even by requests at the same time', async () => {
  const version = jest.fn(() => Promise.resolve('a'));
  const read = jest.fn(() => Promise.resolve({ version: 'a', json: '[]' }));
  const list = createList({ version, read });
  await Promise.all([list(), list()]);
  await list();
  expect([version.mock.calls.length, read.mock.calls.length]).toEqual([2, 1]);
});

describe('requests to the backend', () => {
  test.each([SITE, 'https://evil.example', undefined])(
    'only the shop may read an answer to a request from %s',
    async (origin) => {
      const { headers } = await request('/products', origin ? { origin } : {});
      expect(headers['access-control-allow-origin']).toBe(SITE);
      expect(headers.vary).toBe('Accept-Encoding');
    },
  );

  test('OPTIONS is answered with the requests that the shop may send', async () => {
    const { status, headers } = await request('/products', {
      method: 'OPTIONS',
      origin: SITE,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-xsrf-token',
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'x-xsrf-token',
    });
  });

  test('HEAD gets the headers without a body', async () => {
    const { status, headers, length } = await request('/products', { method: 'HEAD' });
    expect([status, length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String((await request('/products')).length));
  });

  test('HEAD and GET of a list that the client already has are answered without a length', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await request('/products', { method, 'if-none-match': '*' });
      expect([status, headers['content-length']]).toEqual([304, undefined]);
    }
  });

  test('a request whose condition fails is answered with status 412', async () => {
    const { status, body } = await request('/products', { 'if-match': '"other"' });
    expect([status, body]).toEqual([412, '{"message":"Precondition Failed"}']);
    expect((await request('/products', { 'if-match': '*' })).status).toBe(200);
  });

  test.each(['GET', 'HEAD'])('%s of a part is answered with the whole list', async (method) => {
    const { length } = await request('/products');
    const { status, headers } = await request('/products', { method, range: 'bytes=0-9' });
    expect([status, headers['content-length']]).toEqual([200, String(length)]);
  });

  test.each(['BR', 'gzip;q=0, *'])('a request with Accept-Encoding: %s gets brotli', async (accepted) => {
    const { headers } = await request('/products', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('br');
  });

  test('a request with too long an address is refused like other wrong requests', async () => {
    const { status, headers, body } = await request(`/${'a'.repeat(20_000)}`);
    expect([status, headers['content-type'], body]).toEqual([
      431,
      'application/json; charset=utf-8',
      '{"message":"Request Header Fields Too Large"}',
    ]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    'the method %s is refused',
    async (method) => {
      const { status, headers } = await request('/products', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );

  test.each(['/', '/products/1', '/product', '/Products', '/.env', '/%zz', '/%E0%A4%A', '/products%2F1'])(
    'the address %s is answered with status 404',
    async (path) => {
      const { status, headers, body } = await request(path);
      expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', '{"message":"Not Found"}']);
    },
  );
});

describe('the database of the backend', () => {
  test('while the database is gone the backend answers 503 but is alive; when the database is back, the list is back without a restart', async () => {
    await database.stop();
    try {
      for (const path of ['/products', '/ready', '/products']) expectGone(await request(path));
      expectGone(await request('/products', { 'if-none-match': '*' }));
      expect(await rowsOf(request('/health'))).toEqual({ status: 'alive' });
    } finally {
      await database.start();
    }
    expect(await rowsOf(request('/products'))).toEqual(builtInRows);
    expect(await rowsOf(request('/ready'))).toEqual({ status: 'ready' });
    await until(() => log().includes('está de volta.\n'));
    const lines = log().match(/.*lista de produtos.*\n/g);
    expect(lines).toEqual([
      expect.stringMatching(/^Não há lista de produtos: .+\.\n$/),
      'A lista de produtos está de volta.\n',
    ]);
    expect(log()).not.toMatch(/ at |postgres:\/\//);
  });

  test('while the database is slow the backend answers 503 after the time-out', async () => {
    const hasty = await startedPort(HASTY);
    await whileLocked('product_list', async (client) => {
      expectGone(await request('/products', {}, hasty));
      // Nor does the database go on with what nobody waits for.
      await until(async () => (await connections(client)).waiting === 0);
    });
    expect((await request('/products', {}, hasty)).status).toBe(200);
  });

  test('while the database hangs, and its clock with it, the backend answers 503 after the time-out', async () => {
    const hasty = await startedPort(HASTY);
    const others = await withClient(async (client) => (await connections(client)).pids);
    await request('/products', {}, hasty);
    const all = await withClient(async (client) => (await connections(client)).pids);
    const frozen = all.filter((pid) => !others.includes(pid));
    expect(frozen).toHaveLength(1);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      expectGone(await request('/products', {}, hasty));
      expect((await request('/products', {}, hasty)).status).toBe(200); // by a new connection
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
  });

  const mute = createServer();
  afterAll(() => mute.close());

  test('while the database accepts connections and sends nothing the backend answers 503 after the time-out', async () => {
    await once(mute.listen(0, 'localhost'), 'listening');
    const hasty = await startedPort({
      ...HASTY,
      DATABASE_URL: `postgres://shop@localhost:${portOf(mute)}/shop`,
    });
    expectGone(await request('/products', {}, hasty));
  });

  test('while the tables are missing the backend answers 503, and the console says why', async () => {
    await withClient((client) => client.query('create database empty'));
    const started = start({ DATABASE_URL: database.url.replace('/postgres?', '/empty?') });
    expectGone(await request('/products', {}, Number(await started.listening)));
    const reason = 'Não há lista de produtos: faltam as tabelas no banco de dados: ';
    await until(() => started.log().includes(reason));
  });
});

describe('the process of the backend', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'after %s the backend answers the requests that it has, and then ends',
    async (signal) => {
      const { child, listening, ended } = start();
      const address = Number(await listening);
      const { pending } = await whileLocked('product_list', async (client) => {
        const pending = request('/products', { connection: 'keep-alive' }, address);
        await untilWaiting(client);
        child.kill(signal);
        await until(() =>
          request('/health', {}, address).then(
            () => false,
            () => true,
          ),
        );
        return { pending }; // In an object, so that the promise is not awaited before the lock is released.
      });
      const answer = await pending;
      expect(answer.status).toBe(200);
      expect(answer.headers.connection).toBe('close');
      expect(await ended).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('the backend refuses to listen at an address of another machine', async () => {
    const { code, stdout, stderr } = await start({ HOST: 'no.such.invalid' }).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^HOST é "no.such.invalid", que não é um endereço desta máquina: .+\n$/);
  });

  test('the backend refuses to listen at a port that is taken', async () => {
    const { port } = new URL(await serve({}));
    const { code, stderr } = await start({ PORT: port }).ended;
    expect([code, stderr]).toEqual([
      1,
      `A porta ${port} já está em uso: encerre o que a usa, ou escolha outra em PORT.\n`,
    ]);
  });
});
