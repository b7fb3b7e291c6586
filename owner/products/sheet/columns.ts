import { listed } from '@/shared/lib/text';
import { allFields, fieldByTitle, plain, titleOf, type Field } from '../fieldWords';
import { namesNear } from '../../nearName.mjs';
import { worthKnowing, wrong, type Problem } from '../problems';
import { visible } from '../visible';
import { empty, faultOf, isEmpty, type Cell } from './cell';

/** The fields for which a sheet may have more than one column. */
const REPEATABLE: ReadonlySet<Field | undefined> = new Set(['image_url', 'status']);

export interface Column {
  /** The title in the sheet. */
  title: string;
  /** Undefined for an unknown column. */
  field: Field | undefined;
}

/** The most letters of a title: a longer text is not a title. */
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

/** A sentence about letters of a title that some program read in another encoding. */
function mojibakeIn(title: string): string | undefined {
  const fault = faultOf({ text: title }, true);
  return fault === undefined ? undefined : `no nome de uma coluna, ${fault}`;
}

/** The number of different fields that columns have. */
export const knownFields = (columns: readonly Column[]) =>
  new Set(columns.flatMap(({ field }) => field ?? [])).size;

/** The columns that every sheet of products has, and that are missing. */
export const lackingIn = (columns: readonly Column[]) =>
  (['name', 'category', 'price_in_cents'] as const).filter(
    (required) => !columns.some(({ field }) => field === required),
  );

/** Whether columns have the code, and at least one field that they change in the products of a list. */
export const isUpdate = (columns: readonly Column[]) =>
  columns.some(({ field }) => field === 'id') && knownFields(columns) > 1 && lackingIn(columns).length > 0;

/** The field of the first words of a title: 'price_in_cents' of 'Preço novo'. */
function fieldOfBeginning(title: string): Field | undefined {
  const words = title.split(/\s+/);
  const beginnings = words.map((_word, at) => plain(words.slice(0, words.length - at).join('')));
  return beginnings.map((beginning) => fieldByTitle.get(beginning)).find((field) => field !== undefined);
}

/** A shorter title is not an abbreviation. */
const SHORTEST = 3;

/** The field whose title a title abbreviates: 'stock' of 'Estoq.', if only one has such a title. */
function abbreviated(title: string): Field[] {
  const letters = plain(title);
  const fields = allFields.filter((field) => plain(titleOf(field)).startsWith(letters));
  return letters.length < SHORTEST || fields.length > 1 ? [] : fields;
}

/**
 * The fields that a column that is not used was probably meant for: its title is similar to a known one, abbreviates it, or
 * begins with that of a missing column.
 */
function likelyFields(title: string, columns: readonly Column[]): readonly Field[] {
  const similar = namesNear(title, fieldByTitle.keys()).flatMap((name) => fieldByTitle.get(name) ?? []);
  const beginning = fieldOfBeginning(title);
  const missing = lackingIn(columns).filter((field) => field === beginning);
  const [likely = []] = [similar, abbreviated(title), missing].filter(({ length }) => length > 0);
  return [...new Set<Field>(likely)];
}

const quotedTitles = (fields: readonly Field[], last: 'e' | 'ou') =>
  listed(
    fields.map((field) => `"${titleOf(field)}"`),
    last,
  );

/** '; talvez seja "Preço": mude o nome dela', for a column that is not used; empty if no field is likely. */
function likeColumn(title: string, columns: readonly Column[]): string {
  const fields = likelyFields(title, columns);
  return fields.length === 0 ? '' : `; talvez seja ${quotedTitles(fields, 'ou')}: mude o nome dela`;
}

/** A question for each column that is not used and was probably meant for a field that the sheet lacks. */
export const doubtsOfHeader = (columns: readonly Column[]): string[] =>
  columns.flatMap(({ title, field }) => {
    const fields = title && !field ? likelyFields(title, columns) : [];
    const isThere = fields.some((likely) => columns.some((column) => column.field === likely));
    if (fields.length === 0 || isThere) return [];
    const after = fields.includes('stock') ? ', e o que está esgotado ficaria à venda' : '';
    return `A coluna "${title}" não é usada, e talvez seja ${quotedTitles(fields, 'ou')}${after}`;
  });

/** A sentence for each missing column; for one that changes the products of a list, that of the code. */
function lackingColumns(columns: readonly Column[], hasUpdate: boolean): string[] {
  if (hasUpdate && isUpdate(columns)) return [];
  const lacking = lackingIn(columns);
  const isNamedOtherwise = columns.some(
    ({ title, field }) =>
      title &&
      !field &&
      likelyFields(title, columns).some((likely) => lacking.some((name) => name === likely)),
  );
  const hasCode = columns.some(({ field }) => field === 'id');
  if (hasUpdate && !hasCode && lacking.length > 0 && knownFields(columns) > 1 && !isNamedOtherwise)
    return [
      `falta a coluna "${titleOf('id')}", com o código de cada produto, para mudar só o que a planilha tem; se ela é a da loja inteira, falta ${quotedTitles(lacking, 'e')}`,
    ];
  return lacking.map(
    (field) => `falta a coluna "${titleOf(field)}": acrescente-a, ou dê este nome à que a tem`,
  );
}

/**
 * Missing, repeated and unused columns of a row.
 * @param hasUpdate whether a sheet with only codes and changed fields may be read
 */
export function checkHeader(columns: readonly Column[], where: string, hasUpdate: boolean): Problem[] {
  const odd = columns.flatMap(({ title, field }) => (field ? [] : (mojibakeIn(title) ?? [])));
  if (odd.length > 0) return odd.map((what) => wrong(where, what));
  const repeated = columns.filter(
    ({ field }, index) =>
      field && !REPEATABLE.has(field) && columns.findIndex((column) => column.field === field) < index,
  );
  const unused = columns.filter(({ title, field }) => title && !field);
  return [
    ...lackingColumns(columns, hasUpdate).map((what) => wrong(where, what)),
    ...repeated.map(({ title, field }) => {
      const first = columns.find((column) => column.field === field)?.title;
      const what =
        first === title
          ? `há duas colunas "${title}": apague uma, ou dê-lhe outro nome`
          : `as colunas "${first}" e "${title}" são para o mesmo, ${titleOf(field ?? 'id')}: apague uma, ou dê-lhe outro nome`;
      return wrong(where, what);
    }),
    ...unused.map(({ title }) =>
      worthKnowing(where, `a coluna "${title}" não é usada${likeColumn(title, columns)}`),
    ),
  ];
}

/** The fields that tell products and their versions apart. Texts that look the same are the same. */
const CODES: ReadonlySet<Field> = new Set(['id', 'item_group_id', 'size', 'color', 'gtin']);

/** A code as it looks, without the `'` that Shopify writes so that no program turns it into a number. */
const codeIn = (text: string) => visible(text).replace(/^'(?!$)/, '');

export type Line = ReturnType<typeof lineOf>;

/**
 * A row of a sheet.
 * @param index of the row in the sheet: the first is 0
 * @param sheet the sheet's name, if the file has more than one
 */
export function lineOf(columns: readonly Column[], cells: readonly Cell[], index: number, sheet?: string) {
  const row = `${sheet === undefined ? '' : `planilha "${sheet}", `}linha ${index + 1}`;
  return {
    sheet,
    index,
    cells,
    texts: cells.map(({ text }) => text),
    /** The cell of a field's column, or of all its columns (REPEATABLE); empty if the sheet has no such column. */
    cell(field: Field): Cell {
      const filled = cells
        .filter((cell, at) => columns[at]?.field === field && !isEmpty(cell))
        .map((cell) =>
          CODES.has(field) && faultOf(cell, true) === undefined ? { ...cell, text: codeIn(cell.text) } : cell,
        );
      const [first = empty] = filled;
      if (!REPEATABLE.has(field) || filled.length < 2) return first;
      const texts = new Set(filled.map(({ text }) => text));
      return filled.find(({ fault }) => fault !== undefined) ?? { text: [...texts].join(' | ') };
    },
    /** Whether the sheet has the column of a field. */
    has: (field: Field) => columns.some((column) => column.field === field),
    /** 'linha 7, coluna "Preço"', or 'linha 7'. */
    place(field?: Field) {
      const column = columns.find((column) => field && column.field === field);
      return column ? `${row}, coluna "${column.title}"` : row;
    },
    /** The content of cells to the right of the last column. */
    beyond: cells.slice(columns.length).flatMap(({ text }) => text || []),
  };
}
