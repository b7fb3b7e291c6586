import { createServer } from 'node:http';
import type { ProductRow } from '../../src/entities/product';
import { products } from './products';

export const MODES = [
  'ok',
  'slow',
  '500',
  'html',
  'bad-json',
  'not-a-list',
  'partly-bad',
  'empty',
  'hang',
] as const;
/** Which response `GET /products` gets. */
export type ApiMode = (typeof MODES)[number];

const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, X-XSRF-TOKEN',
};

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

/** The response of each mode to `GET /products`, for a number of rows; undefined if it never answers. */
const ANSWERS: Record<ApiMode, (list: readonly ProductRow[]) => Answer | undefined> = {
  ok: (list) => json(list),
  slow: (list) => json(list),
  500: () => json({ message: 'Internal Server Error' }, 500),
  html: () => ({ status: 200, type: 'text/html;charset=utf-8', body: '<!doctype html><title>Login</title>' }),
  'bad-json': (list) => ({ ...json(null), body: json(list).body.slice(0, -20) }),
  'not-a-list': (list) => json({ products: list }),
  'partly-bad': (list) => json(withBadRows(list)),
  empty: () => json([]),
  hang: () => undefined,
};

export interface ApiOptions {
  mode?: ApiMode;
  /** Rows in the list. */
  count?: number;
  /** The shop's categories, if they are not the specification's. */
  kinds?: Parameters<typeof products>[1] | undefined;
  /** How long 'slow' takes, in ms. */
  delay?: number;
}

/** A server that is not listening yet. To end requests in the mode 'hang', call closeAllConnections(). */
export function createApi({ mode = 'ok', count = 50, delay = 3000, kinds }: ApiOptions = {}) {
  const answer = ANSWERS[mode](products(count, kinds));

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
