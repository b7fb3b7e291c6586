import { slug } from '@/shared/lib/text/slug';
import { fieldWords, type FieldName } from '../fieldWords';
import { worthKnowing, wrong, type Finding } from '../findings';

/** What a column may hold: a field, whose prices are in reais, or the price in cents. */
export type Field = FieldName | 'cents';

export interface Column {
  /** The title in the sheet. */
  title: string;
  /** Undefined for an unknown column. */
  field: Field | undefined;
}

/** A text without accents, spaces and punctuation, in lower case: 'Criado em' becomes 'criadoem'. */
export const plain = (text: string) => slug(text).replaceAll('-', '');

const byTitle = new Map<string, Field>([
  ...(Object.keys(fieldWords) as FieldName[]).flatMap((field) => {
    const { title, otherTitles } = fieldWords[field];
    return [plain(title), ...otherTitles.split(' ')].map((each): [string, Field] => [each, field]);
  }),
  ...['precoemcentavos', 'precocentavos', 'centavos', 'priceincents', 'pricecents'].map(
    (each): [string, Field] => [each, 'cents'],
  ),
]);

/** A column by its title: 'Nome do produto' is 'Nome', and 'Preço (R$)' is 'Preço'. */
function readTitle(title: string): Column {
  const name = plain(title.replace(/R\$|\bRS\b/, ''));
  return { title, field: byTitle.get(name) ?? byTitle.get(name.replace(/^product|d[eo]produto$/, '')) };
}

/** The columns of a sheet's first row. */
export const readHeader = (cells: readonly string[]): Column[] => cells.map(readTitle);

/**
 * Missing, repeated and unused columns.
 * @param row the number of their row
 */
export function checkHeader(columns: readonly Column[], row: number): Finding[] {
  const where = row === 1 ? 'primeira linha' : `linha ${row}`;
  const has = (...fields: Field[]) => columns.some(({ field }) => field && fields.includes(field));
  const lacking = [
    ...(has('name') ? [] : ['Nome']),
    ...(has('category') ? [] : ['Categoria']),
    ...(has('price_in_cents', 'cents') ? [] : ['Preço']),
  ];
  const repeated = columns.filter(
    ({ field }, index) => field && columns.findIndex((column) => column.field === field) < index,
  );
  const unused = columns.filter(({ title, field }) => title && !field);
  return [
    ...lacking.map((title) => wrong(where, `falta a coluna "${title}"`)),
    ...repeated.map(({ title }) => wrong(where, `a coluna "${title}" repete outra; deixe só uma`)),
    ...unused.map(({ title }) => worthKnowing(where, `a coluna "${title}" não é usada`)),
  ];
}
