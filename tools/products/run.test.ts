import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ProductRow } from '@/entities/product';
import { newFolder } from '../../tests/testing/newFolder';
import { run } from './run';

const { inFolder: file } = newFolder();

let API_BASE_URL = '';
afterEach(() => (API_BASE_URL = ''));

const list = () => JSON.parse(readFileSync(file('products.json'), 'utf8')) as ProductRow[];

/** Runs a command in the folder; gives its exit code and all that it printed. */
async function products(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const env = { API_BASE_URL };
  const code = await run(args, { root: '/nowhere', shop: file(), env, say: print, complain: print });
  return { code, printed: lines.join('\n') };
}

const sheet = (text: string) => writeFileSync(file('loja.csv'), `Nome;Categoria;Preço\n${text}\n`);
const importSheet = () => products('import', file('loja.csv'));

describe('an import', () => {
  it('writes the list, and says what is new and what is gone', async () => {
    sheet('Azul;Canecas;29,90\nVerde;Canecas;35');
    expect(await importSheet()).toEqual({
      code: 0,
      printed: 'products.json: 2 produtos (0 Camisetas, 2 Canecas); novos: 2, retirados: 0.',
    });
    sheet('Verde;Canecas;39\nPreta;Camisetas;59');
    const { code, printed } = await importSheet();
    expect(code).toBe(0);
    expect(printed).toBe(
      'products.json: 2 produtos (1 Camisetas, 1 Canecas); novos: 1, retirados: 1 (Azul).',
    );
    expect(list().map(({ id, price_in_cents }) => [id, price_in_cents])).toEqual([
      ['verde', 3900],
      ['preta', 5900],
    ]);
  });

  it('of a sheet with a mistake leaves everything as it was', async () => {
    sheet('Azul;Canecas;29,90');
    await importSheet();
    const before = readFileSync(file('products.json'));
    sheet('Azul;Canecas;35\nVerde;Canecas;caro');
    const { code, printed } = await importSheet();
    expect(code).toBe(1);
    expect(printed).toMatch(/linha 3, coluna "Preço": achado "caro".*\nNada foi gravado/);
    expect(readFileSync(file('products.json'))).toEqual(before);
    expect(readdirSync(file()).sort()).toEqual(['loja.csv', 'products.json']);
  });

  it('replaces a damaged list', async () => {
    writeFileSync(file('products.json'), '[{');
    sheet('Azul;Canecas;29,90');
    expect((await importSheet()).code).toBe(0);
    expect(list()).toHaveLength(1);
  });

  it('reports a missing file', async () => {
    expect(await importSheet()).toEqual({ code: 1, printed: `${file('loja.csv')}: não existe este arquivo` });
    expect(await products('import', file())).toEqual({
      code: 1,
      printed: `${file()}: não existe este arquivo`,
    });
  });
});

describe('an export', () => {
  it.each([['export'], ['--export'], ['import', '--export']])(
    'writes the sample products, which can be imported: %s',
    async (...args) => {
      expect((await products(...args, file('modelo.csv'))).code).toBe(0);
      expect((await products('import', file('modelo.csv'))).code).toBe(0);
      expect(list()).toHaveLength(50);
    },
  );

  it('writes products.json if it exists', async () => {
    sheet('Azul;Canecas;1234,50');
    await importSheet();
    await products('export', file('minha.csv'));
    expect(readFileSync(file('minha.csv'), 'utf8')).toMatch(
      /^\uFEFFCódigo;.*\r\nazul;Azul;;Canecas;1234,50;;0;/,
    );
  });

  it('overwrites nothing', async () => {
    sheet('mine');
    const { code, printed } = await products('export', file('loja.csv'));
    expect(code).toBe(1);
    expect(printed).toMatch(/já existe, e não é apagado/);
    expect(readFileSync(file('loja.csv'), 'utf8')).toMatch(/mine/);
  });
});

describe('a check', () => {
  it('of the own list is the standard, and its code says whether something is wrong', async () => {
    sheet('Azul;Canecas;29,90');
    await importSheet();
    API_BASE_URL = '/loja'; // where the shop serves it
    const { code, printed } = await products('check');
    expect(code).toBe(0);
    expect(printed).toMatch(/1 de 1 itens aparecem na loja: 0 Camisetas, 1 Canecas\.\nFicam fora: 0/);
    writeFileSync(file('products.json'), '[{}]');
    expect((await products('check')).code).toBe(1);
  });

  it('of nothing says what is missing', async () => {
    const { code, printed } = await products('check');
    expect(code).toBe(2);
    expect(printed).toMatch(/dê um endereço ou um arquivo/);
  });
});

it.each<[args: string[], line: RegExp]>([
  [[], /^npm run products -- check \[URL\|ARQUIVO\]/],
  [['chek'], /^chek: comando desconhecido\.\nnpm run products -- check/],
  [['import'], /^npm run products -- check .*\n.*import PLANILHA.csv/],
  [['check', 'a', 'b'], /^b: palavra a mais\. Opções: --export, /],
  [['check', '--foo'], /^--foo: opção desconhecida\. Opções: .*--port VALOR/],
  [['edit', '--port'], /^--port: falta o valor/],
])('an unknown command line is answered by what is wrong, or by the usage: %j', async (args, line) => {
  const { code, printed } = await products(...args);
  expect(code).toBe(2);
  expect(printed).toMatch(line);
  expect(existsSync(file('products.json'))).toBe(false);
});
