import { worthKnowing, wrong } from './problems';
import { joinSame } from './sameProblems';

const placesOf = (...problems: Parameters<typeof joinSame>[0][number][]) =>
  joinSame(problems).map(({ where }) => where);
const inLine = (line: number, what = 'achado "Bonés"') => wrong(`linha ${line}, coluna "Categoria"`, what);

it('the same mistake in several lines of a column is reported once, at its first position', () => {
  expect(placesOf(inLine(4), wrong('linha 5, coluna "Preço"', 'está vazia'), inLine(8), inLine(12))).toEqual([
    'linhas 4, 8 e 12, coluna "Categoria"',
    'linha 5, coluna "Preço"',
  ]);
});

it('mistakes that differ in text, column, sheet or severity are reported separately', () => {
  const problems = [
    inLine(4),
    inLine(5, 'achado "Pôsteres"'),
    wrong('linha 6, coluna "Cor"', 'achado "Bonés"'),
    wrong('planilha "Verão", linha 7, coluna "Categoria"', 'achado "Bonés"'),
    worthKnowing('linha 8, coluna "Categoria"', 'achado "Bonés"'),
    wrong('a lista', 'está vazia'),
    wrong('a lista', 'está vazia'),
  ];
  expect(joinSame(problems)).toEqual(problems);
});

it('the lines of one sheet are joined, and only the first of many lines are named', () => {
  const ofSheet = (line: number) => wrong(`planilha "Verão", linha ${line}`, 'tem células a mais');
  expect(placesOf(ofSheet(2), ofSheet(3))).toEqual(['planilha "Verão", linhas 2 e 3']);
  const [place] = placesOf(...Array.from({ length: 500 }, (_, at) => inLine(at + 2)));
  expect(place).toMatch(/^linhas 2, 3, .*, 30, 31 e mais 470, coluna "Categoria"$/);
});
