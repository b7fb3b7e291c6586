import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { jiti } from '../testing/jiti';
import { startProgram } from '../testing/startProgram';

type Row = Record<string, unknown> | null;
const FIELDS = [
  'id',
  'name',
  'description',
  'image_url',
  'category',
  'price_in_cents',
  'sales',
  'created_at',
];
const children: ChildProcess[] = [];

function api(...flags: string[]) {
  const firstLine = /^Backend: (http:\/\/localhost:\d+\/products) \(modo .+, \d+ produtos\)\n$/;
  const program = startProgram([jiti, join(__dirname, 'api.ts'), ...flags], firstLine);
  children.push(program.child);
  return program;
}

const start = (...flags: string[]) => api('--port', '0', ...flags).listening;

async function rowsOf(address: string): Promise<Row[]> {
  return (await (await fetch(address)).json()) as Row[];
}

function isProduct(row: Row) {
  return (
    row !== null &&
    FIELDS.every((field) => field in row) &&
    typeof row.name === 'string' &&
    ['t-shirts', 'mugs'].includes(String(row.category)) &&
    row.image_url === `/pictures/${String(row.category)}.svg` &&
    Number.isInteger(row.price_in_cents) &&
    Number.isInteger(row.sales) &&
    !Number.isNaN(Date.parse(String(row.created_at)))
  );
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('the list', () => {
  test('has the fields of a product, and both categories', async () => {
    const rows = await rowsOf(await start());
    expect(rows).toHaveLength(50);
    expect(rows.filter((row) => !isProduct(row))).toEqual([]);
    expect(new Set(rows.map((row) => row?.category))).toEqual(new Set(['t-shirts', 'mugs']));
    expect(Object.keys(rows[0] ?? {})).toEqual(FIELDS);
    expect(rows[16]?.name).toMatch(/^(Camiseta|Caneca) do Estoque 17$/);
    expect(rows[16]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('is the same in every run, and begins alike in every length', async () => {
    const [short, again, long] = await Promise.all([
      start(),
      start('--count', '50'),
      start('--count', '1000'),
    ]);
    const rows = await rowsOf(short);
    expect(await rowsOf(again)).toEqual(rows);
    const many = await rowsOf(long);
    expect(many).toHaveLength(1000);
    expect(many.slice(0, 50)).toEqual(rows);
  });

  test('goes up to 100000 rows, no two with one id', async () => {
    const rows = await rowsOf(await start('--count', '100000'));
    expect(new Set(rows.map((row) => row?.id)).size).toBe(100_000);
  }, 60_000);
});

describe('modes', () => {
  test('slow answers after the delay', async () => {
    const address = await start('--mode', 'slow', '--delay', '300');
    const begin = performance.now();
    expect(await rowsOf(address)).toHaveLength(50);
    expect(performance.now() - begin).toBeGreaterThan(290);
  });

  test.each([
    ['500', 500, 'application/json;charset=utf-8', /^\{"message":/],
    ['html', 200, 'text/html;charset=utf-8', /^<!doctype html>/],
    ['not-a-list', 200, 'application/json;charset=utf-8', /^\{"products":\[\{/],
    ['empty', 200, 'application/json;charset=utf-8', /^\[\]$/],
    ['bad-json', 200, 'application/json;charset=utf-8', /^\[\{"id".*[^\]]$/],
  ])('%s', async (mode, status, type, body) => {
    const answer = await fetch(await start('--mode', mode));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const text = await answer.text();
    expect(text).toMatch(body);
    if (mode === 'bad-json') expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  });

  test('partly-bad keeps every good row and adds one bad one of each kind', async () => {
    const [good, mixed] = await Promise.all([start(), start('--mode', 'partly-bad')]);
    const rows = await rowsOf(mixed);
    const valid = rows.filter(isProduct);
    const first = valid.filter((row, index) => valid.findIndex((other) => other?.id === row?.id) === index);
    expect(first).toEqual(await rowsOf(good));
    expect(valid).toHaveLength(51);

    const bad = rows.filter((row) => !isProduct(row));
    expect(bad).toEqual([
      expect.not.objectContaining({ name: expect.anything() as unknown }),
      expect.objectContaining({ price_in_cents: '39,90' }),
      expect.objectContaining({ category: 'stickers' }),
      expect.objectContaining({ created_at: 'ontem' }),
      null,
    ]);
  });

  test('hang takes the request and never answers', async () => {
    const address = await start('--mode', 'hang');
    expect((await fetch(address.replace('products', 'else'))).status).toBe(404); // it does listen
    await expect(fetch(address, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
  });
});

describe('requests', () => {
  test('a preflight allows any origin and the XSRF header', async () => {
    const answer = await fetch(await start(), {
      method: 'OPTIONS',
      headers: { origin: 'http://shop.test', 'access-control-request-headers': 'x-xsrf-token' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('GET');
    expect(answer.headers.get('access-control-allow-headers')).toContain('X-XSRF-TOKEN');
  });

  test('another path is a 404 in JSON; a query changes nothing', async () => {
    const address = await start();
    const answer = await fetch(`${address}/1`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ message: 'Not Found' });
    expect(await rowsOf(`${address}?page=1`)).toHaveLength(50);
  });
});

describe('refusals', () => {
  const FLAGS = ' Opções: --mode VALOR, --count VALOR, --port VALOR, --delay VALOR, --lang VALOR.';

  test.each([
    [
      ['--mode', 'fast'],
      '--mode: achado "fast"; permitido: ok, slow, 500, html, bad-json, not-a-list, partly-bad, empty, hang.',
    ],
    [['--mode', 'toString'], '--mode: achado "toString"; permitido: '],
    [['--count', '7'], '--count: achado "7"; permitido: 50, 1000, 100000.'],
    [['--count', '7', '--lang', 'en'], '--count: found "7"; allowed: 50, 1000, 100000.'],
    [['--port', '70000'], '--port: achado "70000"; permitido: 0 a 65535 (0 é qualquer uma livre).'],
    [['--delay', 'long'], '--delay: achado "long"; permitido: milissegundos, como 3000.'],
    [['--colour', 'red'], `--colour: opção desconhecida.${FLAGS}`],
    [['--mode'], `--mode: falta o valor, ou há um a mais.${FLAGS}`],
    [['partly-bad'], `partly-bad: palavra a mais.${FLAGS}`],
    [['--lang', 'fr'], `--lang fr: as línguas são pt e en.${FLAGS}`],
    [['--colour', '--lang', 'en'], '--colour: unknown option. Options: --mode VALUE, '],
  ])('%j', async (flags, line) => {
    const { code, said, complained } = await api(...flags).ended;
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toContain(line);
    expect(complained.indexOf('\n')).toBe(complained.length - 1);
  });

  test('a taken port', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    expect(await api('--port', port).ended).toEqual({
      code: 1,
      said: '',
      complained: `A porta ${port} já está em uso: encerre o que a usa, ou escolha outra com --port.\n`,
    });
    other.close();
  });
});
