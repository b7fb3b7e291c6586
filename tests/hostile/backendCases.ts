import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { goodProduct } from './goodProduct';

// Answers to `GET /products`, which tests/app/hostileBackend.test.ts plays.

export interface BackendCase {
  name: string;
  answer: (response: ServerResponse) => void;
  /** How many products the shop lists; 'sample' after a failure: the sample products. */
  shows: number | 'sample';
}

const list = JSON.stringify([goodProduct]);
/** The good row after one with some other fields. */
const beside = (changes: object) =>
  JSON.stringify([{ ...goodProduct, id: 'x', name: 'Outra', ...changes }, goodProduct]);
const huge = 'x'.repeat(10 * 2 ** 20);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const send =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { ...ANY_ORIGIN, 'content-type': 'application/json', ...headers })
      .end(body);

type Given = readonly [answer: BackendCase['answer'] | string, shows: BackendCase['shows']];

const connections: Readonly<Record<string, Given>> = {
  'a connection that is refused': [(response) => response.destroy(), 'sample'],
  'an answer that is cut': [
    (response) => {
      response.writeHead(200, { ...ANY_ORIGIN, 'content-length': 10_000 });
      response.write(list, () => response.destroy());
    },
    'sample',
  ],
  'an answer in pieces that is cut': [
    (response) => {
      response.writeHead(200, ANY_ORIGIN);
      response.write(list.slice(0, 50), () => response.destroy());
    },
    'sample',
  ],
  'an answer that drips, a letter at a time': [
    (response) => {
      response.writeHead(200, ANY_ORIGIN);
      let at = 0;
      const drip = () => {
        response.write(list[at++] ?? '');
        if (at < list.length) setTimeout(drip, 2);
        else response.end();
      };
      drip();
    },
    1,
  ],
  'an empty answer': [send(''), 'sample'],
  'an answer that is not zipped, though it says so': [
    send(list, 200, { 'content-encoding': 'gzip' }),
    'sample',
  ],
  'a zipped answer': [send(gzipSync(list), 200, { 'content-encoding': 'gzip' }), 1],
  'a zipped answer that unzips to 20 MB of spaces': [
    send(gzipSync(' '.repeat(20 * 2 ** 20) + list), 200, { 'content-encoding': 'gzip' }),
    1,
  ],
  'a list as text/html': [send(list, 200, { 'content-type': 'text/html' }), 1],
  'a redirect to itself': [send('', 302, { location: '/products' }), 'sample'],
  'a redirect to nowhere': [send('', 301), 'sample'],
  'a redirect to a script': [send('', 302, { location: 'javascript:alert(1)' }), 'sample'],
  'a redirect to a file': [send('', 307, { location: 'file:///etc/passwd' }), 'sample'],
};

const statuses: Readonly<Record<string, Given>> = Object.fromEntries(
  [204, 205, 300, 304, 400, 401, 403, 404, 429, 500, 502, 503, 599].map((status) => [
    `status ${status}`,
    [send([204, 205, 304].includes(status) ? '' : list, status), 'sample'],
  ]),
);

const bodies: Readonly<Record<string, Given>> = {
  'a page of HTML': ['<!doctype html><title>Login</title>', 'sample'],
  null: ['null', 'sample'],
  'a number': ['7', 'sample'],
  'an object': [`{"products":${list}}`, 'sample'],
  'an empty list': ['[]', 0],
  'a list of null': ['[null]', 'sample'],
  'a list with a byte order mark': [`\ufeff${list}`, 1],
  'a list that is cut': [list.slice(0, -3), 'sample'],
  'two lists': [list + list, 'sample'],
  'a list after a guard': [`)]}',\n${list}`, 'sample'],
  'a row a line': [`${JSON.stringify(goodProduct)}\n${JSON.stringify(goodProduct)}`, 'sample'],
  'nothing but NUL': ['\0'.repeat(100), 'sample'],
  'lists in lists, 100,000 levels deep': [nested(100_000), 'sample'],
  'a row that is 100,000 levels deep': [`[${nested(100_000)},${JSON.stringify(goodProduct)}]`, 1],
  'a field that is 100,000 levels deep': [
    `[{"x":${nested(100_000)},${JSON.stringify(goodProduct).slice(1)}]`,
    1,
  ],
  'the same row 1,000 times': [JSON.stringify(Array.from({ length: 1000 }, () => goodProduct)), 1],
};

const rows: Readonly<Record<string, Given>> = {
  'a row whose name is a prototype': [
    `[{"__proto__":{"name":"x","id":"y"}},${JSON.stringify(goodProduct)}]`,
    1,
  ],
  'a row with a prototype': [beside({}).replace('{', '{"__proto__":{"polluted":1},'), 2],
  'a price beyond what numbers can count': [beside({}).replace('1990', '9007199254740993'), 1],
  'a price of Infinity': [beside({}).replace('1990', '1e999'), 1],
  'a name of 10 MB': [beside({ name: huge }), 2],
  'a name that is an object': [beside({ name: { toString: 1 } }), 1],
  'a name with RTL marks': [beside({ name: '\u202egnirts\u2066 \u200f' }), 2],
  'a name with NUL': [beside({ name: 'Caneca\0Nula' }), 2],
  'a name with half a character': [beside({ name: 'Meia \ud83d' }), 2],
  'a name with markup': [
    beside({ name: '<img src=x onerror=alert(1)></title><script>alert(1)</script>' }),
    2,
  ],
  'a name with templates': [beside({ name: '{{7*7}} ${7*7} %s $& $1' }), 2],
  'an id that no address can hold': [beside({ id: '..' }), 1],
  'a picture that is a script': [beside({ image_url: 'javascript:alert(1)' }), 2],
  'a picture whose address cannot be read': [beside({ image_url: 'https://[' }), 2],
};

/** Ids of products that are listed, each of which opens from its card and by its address. */
export const openableIds = [
  ...'a/b / //evil.invalid a?b a#b a%b %41 % a%2fb .env ... a.html index.html cart < <b>"\' &amp; + \\'.split(
    ' ',
  ),
  ...'ção 😀 \u202eabc __proto__ constructor :productId * [x] {x} | ~ - \0'.split(' '),
  'a b',
  ' a',
  'a\nb',
  'x'.repeat(2000),
];

const ids: Readonly<Record<string, Given>> = Object.fromEntries(
  openableIds.map((id): [string, Given] => [
    `the id ${JSON.stringify(id).slice(0, 30)}`,
    [beside({ id }), 2],
  ]),
);

export const backendCases: readonly BackendCase[] = Object.entries({
  ...connections,
  ...statuses,
  ...bodies,
  ...rows,
  ...ids,
}).map(([name, [answer, shows]]) => ({
  name,
  answer: typeof answer === 'string' ? send(answer) : answer,
  shows,
}));

/** One row for each id. */
export const rowsWith = (all: readonly string[]): object[] =>
  all.map((id, index) => ({ ...goodProduct, id, name: `Caneca de número ${index}` }));
