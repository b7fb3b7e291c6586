/**
 * The development backend, `npm run api -- --mode partly-bad --count 1000`. Its modes are the answers, good and bad,
 * that the store has to cope with.
 */
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ProductRow } from '../../src/entities/product';
import { portOf } from '../portOf';
import { seededRandom } from './seededRandom';

export type { ProductRow };

const MODES = ['ok', 'slow', '500', 'html', 'bad-json', 'not-a-list', 'partly-bad', 'empty', 'hang'] as const;
/** What `GET /products` answers. */
export type ApiMode = (typeof MODES)[number];

const COUNTS = ['50', '1000', '100000'];
const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, X-XSRF-TOKEN',
};

/** A whole number from 0 up to, but not including, `limit`. */
type Below = (limit: number) => number;

/** Pseudo-random numbers: the same ones in every run, so that a failed test can be repeated. */
function seededNumbers(seed: number): Below {
  const random = seededRandom(seed);
  return (limit) => Math.floor(random() * limit);
}

/** Shaped like a random UUID. It ends with the row's number, so that no two rows share one. */
function uuid(number: number, below: Below) {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  const head = hex(below(2 ** 32), 8);
  return `${head}-${hex(below(2 ** 16), 4)}-4${hex(below(2 ** 12), 3)}-a${hex(below(2 ** 12), 3)}-${hex(number, 12)}`;
}

/** The first `count` rows, the same ones in every run: a longer list begins with the shorter one. */
export function products(count: number): ProductRow[] {
  const below = seededNumbers(1300);
  return Array.from({ length: count }, (_, index): ProductRow => {
    const category = below(2) === 0 ? 't-shirts' : 'mugs';
    const kind = category === 'mugs' ? 'Caneca' : 'Camiseta';
    return {
      id: uuid(index + 1, below),
      name: `${kind} do Estoque ${index + 1}`,
      description: `${kind} número ${index + 1} do estoque de desenvolvimento, feita para durar muitos testes.`,
      image_url: `/pictures/${category}.svg`,
      category,
      price_in_cents: 1990 + below(8000),
      sales: below(1000),
      created_at: new Date(Date.UTC(2020, 0, 1) + below(2000 * 24 * 60) * 60_000).toISOString(),
    };
  });
}

/** Adds one row of each kind that is not a valid product, each directly after a good row. */
function withBadRows(list: readonly ProductRow[]) {
  const bad: ((row: ProductRow) => unknown)[] = [
    (row) => ({ ...row, name: undefined }),
    (row) => ({ ...row, price_in_cents: '39,90' }),
    (row) => ({ ...row, category: 'stickers' }),
    (row) => ({ ...row, created_at: 'ontem' }),
    () => null,
    (row) => ({ ...row, name: `${row.name} (id repetido)` }),
  ];
  return list.flatMap((row, index) => {
    const spoil = bad[index];
    if (!spoil) return [row];
    const repeatsId = index === bad.length - 1;
    return [row, spoil(repeatsId ? row : { ...row, id: `linha-ruim-${index + 1}` })];
  });
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

function json(value: unknown, status = 200): Answer {
  return { status, type: 'application/json;charset=utf-8', body: JSON.stringify(value) };
}

/** The answer of each mode to `GET /products` for a number of rows; undefined: it never answers. */
const ANSWERS: Record<ApiMode, (count: number) => Answer | undefined> = {
  ok: (count) => json(products(count)),
  slow: (count) => json(products(count)),
  500: () => json({ message: 'Internal Server Error' }, 500),
  html: () => ({ status: 200, type: 'text/html;charset=utf-8', body: '<!doctype html><title>Login</title>' }),
  'bad-json': (count) => ({ ...json(null), body: json(products(count)).body.slice(0, -20) }),
  'not-a-list': (count) => json({ products: products(count) }),
  'partly-bad': (count) => json(withBadRows(products(count))),
  empty: () => json([]),
  hang: () => undefined,
};

interface ApiOptions {
  mode?: ApiMode;
  /** Rows in the list. */
  count?: number;
  /** How long 'slow' takes, in ms. */
  delay?: number;
}

/** The server, not listening yet. To end the requests of 'hang', call closeAllConnections(). */
export function createApi({ mode = 'ok', count = 50, delay = 3000 }: ApiOptions = {}) {
  const answer = ANSWERS[mode](count);

  return createServer((request, response) => {
    const send = ({ status, type, body }: Answer) =>
      response.writeHead(status, { ...ANY_ORIGIN, 'Content-Type': type }).end(body);

    if (request.method === 'OPTIONS') return response.writeHead(204, ANY_ORIGIN).end();
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/products') {
      return send(json({ message: 'Not Found' }, 404));
    }
    if (!answer) return;
    if (mode === 'slow') return setTimeout(send, delay, answer);
    send(answer);
  });
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readFlags() {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const options = { mode: text('ok'), count: text('50'), port: text('3333'), delay: text('3000') };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [reason] = error.message.split(/[.\n]/, 1);
    return stop(`${reason}. Allowed: --mode, --count, --port, --delay, each with a value.`);
  }
}

function isMode(text: string): text is ApiMode {
  return MODES.some((mode) => mode === text);
}

function main() {
  const { mode, count, port, delay } = readFlags();
  if (!isMode(mode)) stop(`Unknown --mode "${mode}". Allowed: ${MODES.join(', ')}.`);
  if (!COUNTS.includes(count)) stop(`Unknown --count "${count}". Allowed: ${COUNTS.join(', ')}.`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    stop(`--port "${port}" is no port. Allowed: 0 (any free one) to 65535.`);
  }
  if (!/^\d{1,9}$/.test(delay)) stop(`--delay "${delay}" is no time. Allowed: milliseconds, e.g. 3000.`);

  const server = createApi({ mode, count: Number(count), delay: Number(delay) });
  server.once('error', ({ code }: NodeJS.ErrnoException) => {
    const trouble = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
    stop(`Port ${port} ${trouble}: stop what uses it, or choose another one with --port.`);
  });
  server.listen(Number(port), () => {
    console.log(`Backend: http://localhost:${portOf(server)}/products (mode ${mode}, count ${count})`);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
