import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from './variables.mjs';

/** Wrong values: the variable, what is found, and a part of the sentence, which says what is allowed. */
const wrong: [keyof Environment, string, string][] = [
  ['API_BASE_URL', 'localhost:5210', 'such as http://localhost:5210, '],
  ['API_BASE_URL', 'api.example.com', 'such as https://api.example.com, '],
  ['API_BASE_URL', 'loja.example/v1', 'such as https://loja.example/v1, '],
  ['API_BASE_URL', 'htp://api.example.com', 'such as https://api.example.com, '],
  ['API_BASE_URL', 'http:/api.example.com', 'such as https://api.example.com, '],
  ['API_BASE_URL', '//api.example.com', "or / for the shop's own server"],
  ['API_BASE_URL', 'https://api.example.com?key=1', 'without "?"'],
  ['API_BASE_URL', 'https://me:secret@api.example.com', 'a password'],
  ['API_BASE_URL', 'undefined', 'such as https://api.example.com, '],
  ['API_TIMEOUT_MS', '2s', 'a whole number from 0 to 2147483647, such as 8000'],
  ['API_TIMEOUT_MS', '1e3', 'a whole number from 0'],
  ['API_TIMEOUT_MS', '2147483648', 'a whole number from 0 to 2147483647'],
  ['API_TRUSTED_ORIGINS', 'https://a.example,https://b.example', 'separated by spaces'],
  ['API_TRUSTED_ORIGINS', 'https://a.example, https://b.example', '"https://a.example," is not an origin'],
  ['API_TRUSTED_ORIGINS', 'https://*.example.com', 'such as https://example.com'],
  ['LOG_ORIGINS', 'https://logs.example/files', 'such as https://logs.example'],
  ['LOG_ORIGINS', 'null', 'such as https://example.com'],
  ['ALLOW_SAMPLE', 'true', 'write 1'],
  ['SITE_URL', 'htp://x', 'http:// or https:// and a host'],
  ['SITE_URL', 'loja.example', 'such as https://loja.example'],
  ['SITE_URL', 'https://loja.example:99999', 'such as https://example.com'],
  [
    'SITE_URL',
    'https://loja.example/camisas',
    'https://loja.example alone; the path goes into BASE_PATH=/camisas/',
  ],
  ['BASE_PATH', 'loja', 'begins and ends with a slash'],
  ['BASE_PATH', '/lo ja/', 'such as /loja/'],
  ['BASE_PATH', '/a/../b/', 'such as /loja/'],
  ['BASE_PATH', '//', 'such as /loja/'],
  ['BASE_PATH', 'https://loja.example/loja/', 'such as /loja/'],
  ['PRERENDER_PRODUCTS', 'all', 'a whole number from 0 on, such as 5000'],
  ['KEEP_RELEASES', '-1', 'a whole number from 0 on, such as 3'],
  ['PORT', '65536', 'a whole number from 0 to 65535, such as 3000'],
  ['PORT', 'http', 'a whole number from 0 to 65535, such as 3000'],
  ['HOST', 'localhost:3000', 'a port goes into PORT'],
  ['HOST', 'http://0.0.0.0', 'a name or an IP address alone, such as 0.0.0.0'],
];

const right: [keyof Environment, string, unknown][] = [
  ['API_BASE_URL', 'https://Api.example.com/v1/', 'https://api.example.com/v1'],
  ['API_BASE_URL', '/', '/'],
  ['API_BASE_URL', '/api/', '/api'],
  ['API_TIMEOUT_MS', ' 8000 ', 8000],
  [
    'API_TRUSTED_ORIGINS',
    'https://a.example  http://b.example:8080/',
    ['https://a.example', 'http://b.example:8080'],
  ],
  ['ALLOW_SAMPLE', '1', true],
  ['ALLOW_SAMPLE', '0', false],
  ['SITE_URL', 'https://loja.example/', 'https://loja.example'],
  ['BASE_PATH', '/', ''],
  ['BASE_PATH', '/loja/', '/loja'],
  ['BASE_PATH', '/loja', '/loja'],
  ['BASE_PATH', '/br/loja-2/', '/br/loja-2'],
  ['PORT', '0', 0],
  ['HOST', '::', '::'],
];

const standard = {
  API_BASE_URL: '',
  API_TIMEOUT_MS: 0,
  API_TRUSTED_ORIGINS: [],
  ALLOW_SAMPLE: false,
  SITE_URL: 'http://localhost:3000',
  STRICT: false,
  BASE_PATH: '',
  PRERENDER_PRODUCTS: 100000,
  LOG_ORIGINS: [],
  KEEP_RELEASES: 3,
  PORT: 3000,
  HOST: 'localhost',
};

interface Sources {
  given?: Record<string, string>;
  file?: Record<string, string>;
}

/** Runs code of Node's own kind of module, which Jest cannot load, and reads the JSON that it prints. */
function run(code: string, input: unknown = null, env: Readonly<Record<string, string>> = {}): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    input: JSON.stringify(input),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** For each of some sources, the environment that is read from them, or the mistakes that are found. */
function readAll(sources: readonly Sources[]) {
  return run(
    `import { readFileSync } from 'node:fs';
     import { readEnvironment } from '${join(__dirname, 'readEnvironment.mjs')}';
     const read = ({ given = {}, file = {} }) => {
       try { return readEnvironment({ given, file, stop: (mistakes) => { throw { mistakes }; } }); }
       catch ({ mistakes }) { return mistakes.map(({ en }) => en); }
     };
     console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(read)));`,
    sources,
  ) as (Environment | string[])[];
}

it('refuses each wrong value in a sentence that names the variable, what it is and what is allowed', () => {
  const found = readAll(wrong.map(([name, text]) => ({ given: { [name]: text } })));
  for (const [at, [name, text, allowed]] of wrong.entries()) {
    expect(found[at]).toEqual([expect.stringContaining(`${name} is "${text}": `)]);
    expect(found[at]).toEqual([expect.stringContaining(allowed)]);
  }
});

it('reads each right value', () => {
  const found = readAll(right.map(([name, text]) => ({ given: { [name]: text } })));
  expect(found).toEqual(right.map(([name, , value]) => ({ ...standard, [name]: value })));
});

it('counts a variable that is empty, or has only spaces, as not set', () => {
  const names = Object.keys(standard);
  const all = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
  expect(readAll([{}, { given: all('') }, { given: all('  ') }])).toEqual([standard, standard, standard]);
});

it('reports all mistakes at once', () => {
  const [mistakes] = readAll([{ given: { PORT: 'x', SITE_URL: 'y:', API_TIMEOUT_MS: '2s' } }]);
  expect(mistakes).toHaveLength(3);
});

it('refuses a backend that browsers let no page of the shop call', () => {
  const given = { SITE_URL: 'https://loja.example', API_BASE_URL: 'http://api.loja.example' };
  expect(readAll([{ given }])[0]).toEqual([
    'API_BASE_URL is "http://api.loja.example": write an address with https://, as browsers let a page of https://loja.example call no other.',
  ]);
});

it.each([
  [[], 'PORT é "x": escreva um número inteiro de 0 a 65535, como 3000.\n'],
  [['--lang', 'en'], 'PORT is "x": write a whole number from 0 to 65535, such as 3000.\n'],
])('is in Portuguese, and in English with --lang en: %j', (args, sentence) => {
  const code = `import { readEnvironment } from '${join(__dirname, 'readEnvironment.mjs')}'; readEnvironment();`;
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code, '--', ...args],
    { env: { ...process.env, PORT: 'x' }, encoding: 'utf8' },
  );
  expect({ stderr, status }).toEqual({ stderr: sentence, status: 1 });
});

describe('the file .env', () => {
  it('applies if the process has no such variable', () => {
    const file = { PORT: '4000', KEEP_RELEASES: '5', HOST: '::' };
    const [environment] = readAll([{ file, given: { PORT: '5000', HOST: '' } }]);
    expect(environment).toEqual({ ...standard, PORT: 5000, KEEP_RELEASES: 5 });
  });

  it('lies beside the file of settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-env-'));
    writeFileSync(join(folder, '.env'), 'BASE_PATH=/loja/\n');
    const read = `import { readEnvironment } from '${join(__dirname, 'readEnvironment.mjs')}';
      console.log(JSON.stringify(readEnvironment()));`;
    const env = { SHOP_SETTINGS: join(folder, 'shop.json') };
    expect(run(read, null, env)).toEqual({ ...standard, BASE_PATH: '/loja' });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('is read in %s', (_what, bytesOf) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-env-'));
    writeFileSync(join(folder, '.env'), bytesOf('BASE_PATH=/loja/\r\n# endereço\r\nKEEP_RELEASES=5\r\n'));
    const read = `import { readEnvironment } from '${join(__dirname, 'readEnvironment.mjs')}';
      console.log(JSON.stringify(readEnvironment()));`;
    expect(run(read, null, { SHOP_SETTINGS: join(folder, 'shop.json') })).toEqual({
      ...standard,
      BASE_PATH: '/loja',
      KEEP_RELEASES: 5,
    });
    rmSync(folder, { recursive: true });
  });

  it('applies to the backend, too, except for PORT and HOST', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-env-'));
    const url = 'postgres://shop@localhost/shop';
    writeFileSync(
      join(folder, '.env'),
      `DATABASE_URL=${url}\nSITE_URL=https://loja.example\nPORT=8080\nHOST=::\n`,
    );
    const read = `import { readSettings } from '${join(__dirname, '../backend/settings.mjs')}';
      console.log(JSON.stringify(readSettings()));`;
    expect(run(read, null, { SHOP_SETTINGS: join(folder, 'shop.json') })).toEqual({
      DATABASE_URL: url,
      DATABASE_TIMEOUT_MS: 3000,
      SITE_URL: 'https://loja.example',
      PORT: 3333,
      HOST: 'localhost',
    });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['SITE_URL: https://loja.example', 'SITE_URL'],
    ['  SITE_URL https://loja.example', 'SITE_URL'],
    ['https://loja.example', 'https'],
    ['DATABASE_URL: postgres://loja:segredo@db/loja?sslmode=require', 'DATABASE_URL'],
  ])('has no line that sets nothing: %j', (line, word) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-env-'));
    writeFileSync(join(folder, '.env'), `# endereço\r\n\r\n${line}\r\nexport BASE_PATH=/loja/\r\n`);
    const read = `import { readEnvironment } from '${join(__dirname, 'readEnvironment.mjs')}';
      readEnvironment({ stop: (mistakes) => console.log(JSON.stringify(mistakes.map(({ pt }) => pt))) });`;
    expect(run(read, null, { SHOP_SETTINGS: join(folder, 'shop.json') })).toEqual([
      `.env tem uma linha que começa com "${word}" e não é NOME=valor: escreva-a assim, ou com # no começo.`,
    ]);
    rmSync(folder, { recursive: true });
  });

  it('names no variable that nobody reads', () => {
    expect(readAll([{ file: { API_BASEURL: 'https://api.example.com' } }])[0]).toEqual([
      '.env names API_BASEURL, which is not a variable of the shop: .env.example lists them all.',
    ]);
  });
});

describe('the table of variables agrees with', () => {
  const { variables, database } = run(
    `import * as table from '${join(__dirname, 'variables.mjs')}'; console.log(JSON.stringify(table));`,
  ) as Record<'variables' | 'database', Record<string, Record<'is' | 'standard' | 'example', string>>>;
  const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

  test.each([
    ['docs/settings.md', '## Settings', variables],
    ['docs/backend.md', '### One PostgreSQL', database],
  ])('%s, %s', (file, heading, table) => {
    const section = read(file).split(`\n${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    const rows = [...section.matchAll(/^ *\| `(\w+)` +\| (.*?) +\| (.*?) +\|$/gm)].map((row) => row.slice(1));
    const expected = Object.entries(table).map(([name, { is, standard: text }]) => [
      name,
      is,
      text ? `\`${text}\`` : 'none',
    ]);
    expect(rows.slice(0, expected.length)).toEqual(expected);
  });

  test('.env.example, whose examples are all right', () => {
    const lines = read('.env.example').matchAll(/^# (.+)\n# ([A-Z_]+)=(.*)$/gm);
    const rows = [...lines].map(([, is = '', name = '', example = '']) => [name, is, example] as const);
    const plain = (text = '') => text.replace(/\[(.*?)\]\(.*?\)/g, '$1').replaceAll('`', '');
    expect(rows).toEqual(
      Object.entries({ ...variables, ...database }).map(([name, { is, example }]) => [
        name,
        plain(is),
        example,
      ]),
    );
    const environments = readAll(rows.map(([name, , example]) => ({ file: { [name]: example } })));
    expect(environments.filter(Array.isArray)).toEqual([]);
  });
});
