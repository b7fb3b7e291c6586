/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { productAdded, selectCartCount } from '@/entities/cart';
import { selectProductList } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { selectPageProducts } from '@/features/catalogue';
import { makeStore } from '@/app/redux/makeStore';
import { portOf } from '../../server/portOf';
import { fakeWorld } from './testing/fakeWorld';
import { nextTask } from './testing/nextTask';

// What a whole row may hold is in product.test.ts, and what an id may be in addresses.test.ts.

const good = JSON.stringify(productRow({ id: 'good' }));
const list = `[${good}]`;
const other = productRow({ id: 'other' });
const beside = (row: object) => `[${JSON.stringify(row)},${good}]`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const sample = 50;

type Answer = (response: ServerResponse) => void;
const send =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const zipped = (body: string | Buffer) => send(body, 200, { 'content-encoding': 'gzip' });

const answers: Readonly<Record<string, [answer: string | Answer, shown: number]>> = {
  'a connection that is refused': [(response) => response.destroy(), sample],
  'an answer that is cut': [
    (response) => response.write(list.slice(0, 50), () => response.destroy()),
    sample,
  ],
  'an empty answer': ['', sample],
  'an answer that is not zipped, though it says so': [zipped(list), sample],
  'a zipped answer that unzips to 20 MB of spaces': [zipped(gzipSync(' '.repeat(20 * 2 ** 20) + list)), 1],
  'a list as text/html': [send(list, 200, { 'content-type': 'text/html' }), 1],
  'a redirect to itself': [send('', 302, { location: '/products' }), sample],
  'a redirect to a script': [send('', 302, { location: 'javascript:alert(1)' }), sample],
  ...Object.fromEntries([204, 304].map((status) => [`status ${status}`, [send('', status), sample]])),
  ...Object.fromEntries([300, 403, 500].map((status) => [`status ${status}`, [send(list, status), sample]])),
  'a page of HTML': ['<!doctype html><title>Login</title>', sample],
  null: ['null', sample],
  'an object': [`{"products":${list}}`, sample],
  'an empty list': ['[]', 0],
  'a list of null': ['[null]', sample],
  'a list with a byte order mark': [`\ufeff${list}`, 1],
  'two lists': [list + list, sample],
  'lists in lists, 100,000 levels deep': [nested(100_000), sample],
  'a field that is 100,000 levels deep': [`[{"x":${nested(100_000)},${good.slice(1)}]`, 1],
  'the same row 1,000 times': [`[${Array(1000).fill(good).join()}]`, 1],
  'a row whose fields are its prototype': [`[{"__proto__":${JSON.stringify(other)}},${good}]`, 1],
  'a row with a prototype': [beside(other).replace('{', '{"__proto__":{"polluted":1},'), 2],
  'a price beyond what numbers can count': [beside(other).replace('1990', '9007199254740993'), 1],
  'a price of Infinity': [beside(other).replace('1990', '1e999'), 1],
  'a name that is an object': [beside({ ...other, name: { toString: 1 } }), 1],
};

const { fetch } = globalThis;
let answer = send('');
const server = createServer((_request, response) => {
  // A connection that is kept would be cut by the next case.
  response.setHeader('connection', 'close').setHeader('access-control-allow-origin', '*');
  answer(response);
}).listen(0);
afterAll(() => server.close().closeAllConnections());

it.each(Object.entries(answers))('after %s the shop sells the valid products', async (_what, given) => {
  const [body, shown] = given;
  answer = typeof body === 'string' ? send(body) : body;
  globalThis.fetch = () => fetch(`http://localhost:${portOf(server)}/products`);
  const { store, stop } = makeStore({ world: fakeWorld() });
  while (selectProductList(store.getState()) === undefined) await nextTask();
  const { source, failure, products = [] } = selectProductList(store.getState()) ?? {};
  expect([source, failure === null, products.length]).toEqual(
    shown === sample ? ['built-in', false, sample] : ['backend', true, shown],
  );
  const [first = null] = selectPageProducts(store.getState()) ?? [];
  store.dispatch(productAdded(first));
  expect(selectCartCount(store.getState())).toBe(first ? 1 : 0);
  stop();
  localStorage.clear();
});
