/**
 * What the owner's programs print is read by somebody who speaks only Portuguese: no English, no codes of the system,
 * no names of our folders. Each line about a mistake says what to do, too.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ADVICE, foreignWordsIn } from '../foreignWords.fixtures';
import { fromRoot } from '../fromRoot';
import { newFolder } from '../../tests/testing/newFolder';
import { run } from './run';

const { inFolder, put } = newFolder();

/** All that a command prints, line by line. */
async function printedBy(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(...line.split('\n'));
  const env = { API_BASE_URL: '', SITE_URL: 'https://loja.example' };
  await run(args, {
    ownFolder: inFolder(),
    env,
    say: print,
    complain: print,
    ask: () => Promise.resolve(false),
  });
  return lines;
}

const FULL =
  'Código;Nome;Categoria;Preço;Preço de;Descrição;Foto;Estoque;Criado em;Cor;Tamanho;Gênero;GTIN;Grupo;Situação';

/** Sheets with a mistake in each column, or a whole one. */
const SHEETS = [
  FULL,
  `${FULL}\n..;A;Canecas;29,90;10;;;;;;;;;;\na;;Chaveiro;vinte;abc;<b>;nada.jpg;dez;ontem;${'x'.repeat(120)};P, M, G;macho;123;${'y'.repeat(60)};talvez`,
  `${FULL}\na;${'x'.repeat(301)};Canecas;29,905;;=A1;http://x.example/a.jpg;1,5;31/02/2025;2/Apr;45292;;;;\na/b?;SabiÃ¡;Canecas;0;;;https://;;;;;;;;`,
  'Código;Nome;Categoria;Preço;Valor;Prateleira\na;A;Canecas;29,90;30;1',
  'PreÃ§o;Nome;Categoria\n1;A;Canecas',
  'Nome;Categoria;Preço\nA;"Canecas;29,90',
  'Código;Preço\nzz;29,90',
  'Olá',
  '',
  '%PDF-1.7',
  'PK\u0003\u0004rest',
  '<table>',
];

it.each(SHEETS)('an import prints only Portuguese: %#', async (sheet) => {
  const lines = await printedBy('import', put('planilha.csv', sheet));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect([line, foreignWordsIn(line)]).toEqual([line, []]);
  for (const line of lines.filter((printed) => printed.startsWith('✗'))) expect(line).toMatch(ADVICE);
});

it.each([
  'wrong-formats.xlsx',
  'wrong-formats.ods',
  'in-cell.xlsx',
  'text-formula.xlsx',
  'shopify.csv',
  'tray.csv',
])('an import of %s prints only Portuguese', async (name) => {
  const bytes = readFileSync(fromRoot(`owner/products/sheet/fixtures/${name}`));
  for (const line of await printedBy('import', put(name, bytes))) {
    expect([line, foreignWordsIn(line)]).toEqual([line, []]);
    if (line.startsWith('✗')) expect(line).toMatch(ADVICE);
  }
});

it('a second import, an undo, a check, an export, and commands that fail print only Portuguese, too', async () => {
  const sheet =
    'Código;Nome;Categoria;Preço;Foto;Estoque\na;A;Canecas;29,90;;1\nb;B;Canecas;39,90;;2\nc;C;Canecas;35;;3';
  const all = [await printedBy('import', put('um.csv', sheet))];
  all.push(await printedBy('import', put('dois.csv', sheet.replace(/,90/g, '90').replace(/;[123]$/gm, ';'))));
  all.push(
    await printedBy('import', inFolder('dois.csv'), '--yes'),
    await printedBy('undo'),
    await printedBy('undo'),
  );
  writeFileSync(inFolder('products.json'), '[{}, 3, { "id": "a", "name": 3 }]');
  mkdirSync(inFolder('pasta'));
  for (const args of [
    ['check'],
    ['check', 'https://'],
    ['check', inFolder('pasta')],
    ['check', inFolder('nada.json')],
  ])
    all.push(await printedBy(...args));
  for (const args of [
    ['export', inFolder('nada/x.xlsx')],
    ['export', 'x.pdf'],
    ['import', inFolder('pasta')],
  ])
    all.push(await printedBy(...args));
  for (const args of [[], ['importar'], ['import', 'a', '--yes=sim'], ['check', '--tudo']])
    all.push(await printedBy(...args));
  // The keys of a file in JSON are quoted, and so are the commands of the usage.
  const lines = all.flat().filter((line) => !/npm run products|^ {10}/.test(line));
  for (const line of lines) expect([line, foreignWordsIn(line)]).toEqual([line, []]);
  for (const line of lines.filter((printed) => printed.startsWith('✗'))) expect(line).toMatch(ADVICE);
});
