import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { newFolder } from '../../tests/testing/newFolder';
import { parseEnvironment } from './readEnvironment.mjs';
import { database, variables, type Environment } from './variables.mjs';

type Name = keyof Environment;

/** Wrong values: the variable, its text, and a part of the sentence, which says what is allowed. */
const wrong: [Name, string, string][] = [
  ['API_BASE_URL', 'api.example.com', 'como https://api.example.com, '],
  ['API_BASE_URL', 'htp://api.example.com', 'como https://api.example.com, '],
  ['API_BASE_URL', 'http:/api.example.com', 'como https://api.example.com, '],
  ['API_BASE_URL', '//api.example.com', 'ou / para o servidor da própria loja'],
  ['API_BASE_URL', 'https://api.example.com?key=1', 'sem "?"'],
  ['API_BASE_URL', 'https://me:secret@api.example.com', 'senha'],
  ['API_TIMEOUT_MS', '2s', 'um número inteiro de 0 a 2147483647, como 8000'],
  ['API_TIMEOUT_MS', '1e3', 'um número inteiro de 0'],
  ['API_TIMEOUT_MS', '8', '0, ou milissegundos a partir de 100: 8 segundos são 8000'],
  ['API_TIMEOUT_MS', '2147483648', 'um número inteiro de 0 a 2147483647'],
  ['API_TRUSTED_ORIGINS', 'https://a.example,https://b.example', 'separadas por espaços'],
  ['API_TRUSTED_ORIGINS', 'https://*.example.com', 'como https://example.com'],
  ['ALLOW_SAMPLE', 'true', 'escreva 1'],
  ['SITE_URL', 'loja.example', 'http:// ou https:// e um domínio, como https://loja.example'],
  ['SITE_URL', '“https://mangue.example”', 'escreva https://mangue.example, sem aspas e com duas barras'],
  ['SITE_URL', '«https://mangue.example»', 'escreva https://mangue.example, sem aspas'],
  ['SITE_URL', 'https:/mangue.example', 'escreva https://mangue.example, sem aspas e com duas barras'],
  ['SITE_URL', 'https//mangue.example', 'escreva https://mangue.example, '],
  ['SITE_URL', 'minha loja', 'http:// ou https:// e um domínio, como https://example.com'],
  [
    'SITE_URL',
    'https://loja.example/camisas',
    'só https://loja.example; o caminho vai em BASE_PATH=/camisas/',
  ],
  [
    'BASE_PATH',
    'canecas',
    'comece e acabe com barra, de letras, dígitos e "-", "_", ".", "~", como /canecas/',
  ],
  ['BASE_PATH', '/a/../b/', 'como /loja/'],
  ['BASE_PATH', '//', 'como /loja/'],
  ['BASE_PATH', 'https://loja.example/loja/', 'como /loja/'],
  ['TLS_CERTIFICATE', 'fullchain.pem', 'o caminho inteiro do arquivo no servidor, que começa com /'],
  ['TLS_CERTIFICATE', '/etc/letsencrypt/live/', 'o caminho inteiro do arquivo'],
  ['TLS_KEY', '/etc/$domain/privkey.pem', 'como /etc/letsencrypt/live/example.com/privkey.pem'],
  ['PRERENDER_PRODUCTS', 'all', 'um número inteiro de 0 em diante, como 5000'],
  ['PORT', '65536', 'um número inteiro de 0 a 65535, como 3000'],
  ['HOST', 'localhost:3000', 'a porta vai em PORT'],
  ['HOST', 'http://0.0.0.0', 'só um nome ou endereço IP, como 0.0.0.0'],
];

const right: [Name, string, unknown][] = [
  ['API_BASE_URL', 'https://Api.example.com/v1/', 'https://api.example.com/v1'],
  ['API_BASE_URL', '/', '/'],
  ['API_BASE_URL', 'https://api.example.com/v1/products/', 'https://api.example.com/v1'],
  ['API_BASE_URL', 'https://api.example.com/products', 'https://api.example.com'],
  ['API_BASE_URL', '/products', '/'],
  ['API_TIMEOUT_MS', ' 8000 ', 8000],
  [
    'API_TRUSTED_ORIGINS',
    'https://a.example  http://b.example:8080/',
    ['https://a.example', 'http://b.example:8080'],
  ],
  ['ALLOW_SAMPLE', '1', true],
  ['ALLOW_SAMPLE', '0', false],
  ['SITE_URL', 'https://loja.example/', 'https://loja.example'],
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
  BASE_PATH: '',
  TLS_CERTIFICATE: '',
  TLS_KEY: '',
  PRERENDER_PRODUCTS: 100000,
  PORT: 3000,
  HOST: 'localhost',
};

/** Runs a function of readEnvironment.mjs as a command does. Returns what it prints. */
function run(name: 'readEnvironment' | 'readBackendEnvironment', env: Readonly<Record<string, string>>) {
  const code = `import { ${name} } from '${join(__dirname, 'readEnvironment.mjs')}';
    console.log(JSON.stringify(${name}()));`;
  const args = ['--input-type=module', '--eval', code];
  return spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' });
}

it.each(wrong)('the environment refuses %s=%s: %s', (name, text, allowed) => {
  const { mistakes } = parseEnvironment({ [name]: text }, {});
  expect(mistakes).toEqual([expect.stringContaining(`${name} é "${text}": `)]);
  expect(mistakes).toEqual([expect.stringContaining(allowed)]);
});

it.each(right)('the environment reads %s=%s', (name, text, value) => {
  expect(parseEnvironment({ [name]: text }, {})).toEqual({
    values: { ...standard, [name]: value },
    mistakes: [],
  });
});

it.each([undefined, '', '  '])('a variable that is %j counts as not set', (text) => {
  const all = Object.fromEntries(Object.keys(standard).map((name) => [name, text]));
  expect(parseEnvironment(all, {}).values).toEqual(standard);
});

it("a backend that a browser would not let the shop's pages call is refused", () => {
  const environment = { SITE_URL: 'https://loja.example', API_BASE_URL: 'http://api.loja.example' };
  expect(parseEnvironment(environment, {}).mistakes).toEqual([
    'API_BASE_URL é "http://api.loja.example": escreva um endereço com https://, porque os navegadores não deixam uma página de https://loja.example chamar outro.',
  ]);
});

it.each([
  [
    { SITE_URL: 'https://loja.example', TLS_KEY: '/etc/key.pem' },
    'TLS_KEY está escrita, e falta TLS_CERTIFICATE: o nginx precisa das duas.',
  ],
  [
    { SITE_URL: 'https://loja.example', TLS_CERTIFICATE: '/etc/chain.pem' },
    'TLS_CERTIFICATE está escrita, e falta TLS_KEY: o nginx precisa das duas.',
  ],
  [
    { SITE_URL: 'http://loja.example', TLS_CERTIFICATE: '/etc/chain.pem', TLS_KEY: '/etc/key.pem' },
    'SITE_URL é "http://loja.example", e TLS_CERTIFICATE é o certificado de uma loja com https://: escreva o endereço com https://.',
  ],
])('a certificate without its key, or for a shop without https, is refused: %j', (environment, mistake) => {
  expect(parseEnvironment(environment, {}).mistakes).toEqual([mistake]);
});

it("a value that is not a database's address, or not a time, is refused", () => {
  const addresses = [
    'mysql://shop:a@localhost/shop',
    'postgres://shop:se#a@localhost/shop',
    'postgres://shop:100%a@db/shop',
  ];
  for (const text of addresses) expect([text, v.is(database.DATABASE_URL, text)]).toEqual([text, false]);
  for (const text of ['3s', '0', '3']) expect(v.is(database.DATABASE_TIMEOUT_MS, text)).toBe(false);
});

it('a command prints all mistakes in the environment and ends', () => {
  const { stderr, status } = run('readEnvironment', { PORT: 'x', SITE_URL: 'y:' });
  expect([stderr.match(/^\w+ é ".+\.$/gm)?.length, status]).toEqual([2, 1]);
});

describe('the file .env', () => {
  const { inFolder, put } = newFolder();

  /** Reads the environment of a shop whose .env has some text. */
  function readWith(text: string | Buffer, name: Parameters<typeof run>[0] = 'readEnvironment') {
    put('.env', text);
    const { stdout, stderr } = run(name, { SHOP_SETTINGS: inFolder('shop.json') });
    return stderr || (JSON.parse(stdout) as unknown);
  }

  it.each(['.env.txt', 'env.txt', '.env.TXT'])('a file %s in place of .env is named', (name) => {
    put(name, 'SITE_URL=https://loja.example');
    const { stderr, status } = run('readEnvironment', { SHOP_SETTINGS: inFolder('shop.json') });
    expect([stderr, status]).toEqual([
      `.env: não existe, mas há ${name}: o nome deve ser .env, sem .txt.\n`,
      1,
    ]);
  });

  it('a value in .env applies if the process has no such variable', () => {
    const file = { PORT: '4000', PRERENDER_PRODUCTS: '5', HOST: '::' };
    expect(parseEnvironment({ PORT: '5000', HOST: '' }, file).values).toEqual({
      ...standard,
      PORT: 5000,
      PRERENDER_PRODUCTS: 5,
    });
  });

  it('the file .env is read beside the settings, in any encoding', () => {
    const text = '\uFEFFBASE_PATH=/loja/\r\n# endereço\r\nPRERENDER_PRODUCTS=5\r\n';
    const read = readWith(Buffer.from(text, 'utf16le'));
    expect(read).toEqual({ ...standard, BASE_PATH: '/loja', PRERENDER_PRODUCTS: 5 });
  });

  it('the file .env applies to the backend, too, except for PORT and HOST', () => {
    const url = 'postgres://shop@localhost/shop';
    const text = `DATABASE_URL=${url}\nSITE_URL=https://loja.example\nPORT=8080\nHOST=::\n`;
    expect(readWith(text, 'readBackendEnvironment')).toEqual({
      DATABASE_URL: url,
      DATABASE_TIMEOUT_MS: 3000,
      SITE_URL: 'https://loja.example',
      PORT: 3333,
      HOST: 'localhost',
    });
  });

  it.each([
    ['SITE_URL: https://loja.example', 'SITE_URL'],
    ['  SITE_URL https://loja.example', 'SITE_URL'],
    ['https://loja.example', 'https'],
    ['DATABASE_URL: postgres://loja:segredo@db/loja?sslmode=require', 'DATABASE_URL'],
  ])('a line in .env that sets nothing is refused: %j', (line, word) => {
    expect(readWith(`# endereço\r\n\r\n${line}\r\nexport BASE_PATH=/loja/\r\n`)).toBe(
      `.env tem uma linha que começa com "${word}" e não é NOME=valor: escreva-a assim, ou com # no começo.\n`,
    );
  });

  it('a variable that is in .env twice is refused', () => {
    expect(readWith('SITE_URL=https://a.example\nBASE_PATH=/\nexport SITE_URL=https://b.example')).toBe(
      '.env tem SITE_URL mais de uma vez: deixe só uma linha com este nome.\n',
    );
  });

  it('a file .env that cannot be read is named with the reason', () => {
    put('folder/.env/file', '');
    const { stderr, status } = run('readEnvironment', { SHOP_SETTINGS: inFolder('folder/shop.json') });
    expect([stderr, status]).toEqual([
      '.env: é uma pasta, e não um arquivo: dê o nome de um arquivo dentro dela.\n',
      1,
    ]);
  });

  it('a wrong value is reported as one of .env, unless the terminal has set it', () => {
    expect(parseEnvironment({ PORT: 'x' }, { SITE_URL: 'loja', PORT: '1' }).mistakes).toEqual([
      expect.stringMatching(/^\.env: SITE_URL é "loja": escreva/),
      expect.stringMatching(/^PORT é "x": escreva/),
    ]);
  });

  it('a variable in .env that the shop does not have is refused, with a similar name', () => {
    expect(readWith('API_BASEURL=https://api.example.com\nSITE_ULR=https://loja.example\nVALOR=x')).toBe(
      [
        '.env tem API_BASEURL, que não é uma variável da loja: talvez seja API_BASE_URL.\n',
        '.env tem SITE_ULR, que não é uma variável da loja: talvez seja SITE_URL.\n',
        '.env tem VALOR, que não é uma variável da loja: .env.example lista todas.\n',
      ].join(''),
    );
  });
});

describe('each variable has a line in', () => {
  const read = (file: string) => readFileSync(resolve(file), 'utf8');

  const all = Object.entries({ ...variables, ...database });
  const documented = [
    ...read('docs/configuracoes.md').matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm),
  ].map(([, name = '', is = '', text = '']) => ({ name, is, text }));

  test('each variable has a line in docs/configuracoes.md, with its default', () => {
    expect(documented.map(({ name, text }) => [name, text])).toEqual(
      all.map(([name, { default: text }]) => [name, text ? `\`${text}\`` : 'nenhum']),
    );
  });

  test('each variable has a line in .env.example, with the same text and a valid example', () => {
    const lines = [...read('.env.example').matchAll(/^# (.+)\n# ([A-Z_]+)=(.*)$/gm)];
    expect(lines.map(([, is, name]) => [name, is])).toEqual(
      documented.map(({ name, is }) => [name, is.replaceAll('`', '')]),
    );
    const examples = Object.fromEntries(lines.map(([, , name = '', example]) => [name, example]));
    expect(parseEnvironment({}, examples).mistakes).toEqual([]);
  });
});
