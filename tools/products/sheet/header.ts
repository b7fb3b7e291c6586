import { fieldByTitle, plain, titleOf, type Field } from '../fieldWords';
import { worthKnowing, wrong, type Problem } from '../problems';

/** What a sheet may have more than one column for. */
export const REPEATABLE: ReadonlySet<Field | undefined> = new Set(['image_url', 'status']);

export interface Column {
  /** The title in the sheet. */
  title: string;
  /** Undefined for an unknown column. */
  field: Field | undefined;
}

/** Letters of a title: a long text is none. */
const LONGEST = 60;

/** A column by its title: 'Nome do produto' is 'Nome', 'Preço (R$)' 'Preço', 'Foto 2' a further 'Foto'. */
function readTitle(title: string): Column {
  if (title === '' || title.length > LONGEST) return { title, field: undefined };
  const name = plain(title.replace(/R\$|\bRS\b/, ''));
  const short = name.replace(/^product|^variant|^produto(?=.)|d[eoa]s?produtos?$|produto$/, '');
  const numbered = fieldByTitle.get(name.replace(/\d+$|^additional/, ''));
  const field = fieldByTitle.get(name) ?? fieldByTitle.get(short);
  return { title, field: field ?? (numbered === 'image_url' ? numbered : undefined) };
}

/** The columns of a sheet's row with their titles. */
export const readHeader = (titles: readonly string[]): Column[] => titles.map(readTitle);

/** The number of different fields that columns have. */
export const knownFields = (columns: readonly Column[]) =>
  new Set(columns.flatMap(({ field }) => field ?? [])).size;

/** The titles of columns that every sheet of products has, and that are missing. */
export const lackingIn = (columns: readonly Column[]) =>
  (['name', 'category', 'price_in_cents'] as const)
    .filter((required) => !columns.some(({ field }) => field === required))
    .map(titleOf);

/**
 * Missing, repeated and unused columns.
 * @param where their row
 */
export function checkHeader(columns: readonly Column[], where: string): Problem[] {
  const repeated = columns.filter(
    ({ field }, index) =>
      field && !REPEATABLE.has(field) && columns.findIndex((column) => column.field === field) < index,
  );
  const unused = columns.filter(({ title, field }) => title && !field);
  return [
    ...lackingIn(columns).map((title) => wrong(where, `falta a coluna "${title}"`)),
    ...repeated.map(({ title }) => wrong(where, `a coluna "${title}" repete outra; deixe só uma`)),
    ...unused.map(({ title }) => worthKnowing(where, `a coluna "${title}" não é usada`)),
  ];
}
