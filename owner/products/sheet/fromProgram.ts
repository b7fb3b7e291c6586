import { innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { categories, details } from '@/entities/product/model/fields';
import { slug } from '@/shared/lib/text';
import { allFields, plain, titleOf, type Field } from '../fieldWords';
import { empty, isEmpty, type Cell } from './cell';
import { readHeader } from './columns';
import { columnsOf, signs, type Part } from './programs';
import { readDate, readValue } from './readText';

type Row = readonly Cell[];
const COLOUR = /^(?:cor|colou?r)/;
const SIZE = /^(?:tam|size|numer)/;
/** The columns that a version never inherits from its product, not even if it is the only version. */
const OWN: ReadonlySet<Part> = new Set(['gtin', 'list_price_in_cents']);

/**
 * Turns the table of another program's export into a table as owners write it, with a product for each version. A row that is only a
 * part of a product becomes empty. Undefined for any other table.
 */
export function fromProgram(titles: readonly string[], rows: readonly Row[], headerRow: number) {
  const names = titles.map((title) => plain(title).replace(/\d/g, ''));
  const [program] = signs.find(([, sign]) => sign.test(names.join(' '))) ?? [];
  if (!program) return undefined;
  const table = Object.entries(columnsOf[program]);
  const parts = readHeader(titles).map(({ field }, at): string | undefined => {
    const [part] = table.find(([, words]) => words.split(' ').includes(names[at] ?? '')) ?? [field];
    return part;
  });
  const cellsIn = (part: Part, ...group: readonly Row[]) =>
    group.flatMap((row) => row.filter((cell, at) => parts[at] === part && !isEmpty(cell)));
  const textIn = (row: Row, part: Part) => cellsIn(part, row)[0]?.text ?? '';
  const isKeyed = parts.includes('key');
  const filled = rows.filter((row, index) => index > headerRow && !row.every(isEmpty));
  const hasCells = (at: number) => filled.some((row) => !isEmpty(row[at] ?? empty));
  /** The index of the column in which versions have their colour or size, whose name is left of it, in the title, or in the cell. */
  const indexOfChoice = (kind: RegExp) =>
    parts.findIndex((part, at) => {
      if (parts[at - 1] === 'option') return filled.some((row) => kind.test(plain(row[at - 1]?.text ?? '')));
      return (
        part === 'pairs' || (part === 'choice' && kind.test(plain(titles[at]?.replace(/^grade-/, '') ?? '')))
      );
    });
  /** The title in the export of the column that a field comes from: a message about a cell names it. */
  function titleIn(field: Field): string {
    const indexes = [...parts.keys()].filter((at) => parts[at] === field);
    const ofVersions: Partial<Record<Field, number>> = {
      color: indexOfChoice(COLOUR),
      size: indexOfChoice(SIZE),
      item_group_id: parts.findIndex((part) => part === 'key' || part === 'parent'),
    };
    const at = indexes.find(hasCells) ?? indexes[0] ?? ofVersions[field] ?? -1;
    return titles[at] ?? titleOf(field);
  }
  const columns = allFields
    .filter((field) => parts.includes(field) || ['color', 'size', 'item_group_id'].includes(field))
    .map((field) => ({ field, title: titleIn(field) }));

  /** The cells that an owner's sheet would have for a product, or for a version of it. */
  function cellsOf(row: Row, product: Row, family: readonly Row[], isVersion: boolean): Cell[] {
    const cells = (part: Part) => cellsIn(part, row, ...(OWN.has(part) ? [] : [product]));
    const texts = (part: Part) => cells(part).map(({ text }) => text);
    // Bling writes the differences of versions into their names: 'Camiseta Tamanho:P;Cor:Azul'.
    const inName = isKeyed || row === product ? '' : textIn(row, 'name');
    const inColumns = parts.map((part, at) =>
      part === 'option' ? ['', row[at]?.text || product[at]?.text, row[at + 1]?.text] : [],
    );
    // Loja Integrada has the name of a choice in the title: 'grade-tamanho'.
    const inTitles = parts.map((part, at) =>
      part === 'choice' ? ['', titles[at]?.replace(/^grade-/, ''), row[at]?.text] : [],
    );
    // Mercado Livre has all choices in one text: 'Cor: Azul | Tamanho: P'.
    const inPairs = textIn(row, 'pairs').matchAll(/(\p{L}+)\s*:\s*([^;,|]+)/gu);
    const options = [...inColumns, ...inTitles, ...inPairs, ...inName.matchAll(/(\p{L}+):([^;]+)/gu)]
      .map(([, title = '', value = '']) => ({ title: plain(title), value: value.trim() }))
      .filter(({ value }) => value !== '' && value !== 'Default Title' && !/[,|]/.test(value));
    const valueOf = (kind: RegExp) => options.find(({ title }) => kind.test(title))?.value ?? '';
    const values = (isVersion ? options : []).map(({ value }) => value);
    const furtherValues = values.filter((value) => value !== valueOf(COLOUR) && value !== valueOf(SIZE));
    const title = htmlText(textIn(product, 'name'));
    const code = textIn(product, isKeyed ? 'key' : 'id') || title;
    const kinds = texts('category').flatMap((text) => text.split(/[,;|>]+/));
    const pictures = cellsIn('image_url', row, product, ...(isKeyed ? family : []));
    const addresses = pictures.flatMap(({ text }) => text.split(/[,|\s]+/));
    const [starts, ends] = [dayIn(textIn(row, 'from')), dayIn(textIn(row, 'until'))];
    const stocked = textIn(row, 'stock') === 'parent' ? product : row;
    // Shopify leaves it empty, Loja Integrada writes N, and without a number it is not counted either.
    const isEndless = parts.includes('countsStock') && /^(?:n|n[ãa]o|)$/i.test(textIn(row, 'countsStock'));
    const stock = isEndless ? '' : textIn(stocked, 'stock');
    const [description = ''] = texts('description').toSorted((left, right) => right.length - left.length);
    const known: Partial<Record<Field, string>> = {
      id: textIn(row, 'id') || (isKeyed || isVersion ? slug([code, ...values].join(' ')) : ''),
      name: [title, ...furtherValues].join(', '),
      description: htmlText(description),
      category: (kinds.find((text) => 'value' in readValue(text, categories)) ?? kinds[0] ?? '').trim(),
      image_url: [...new Set(addresses)].filter((address) => /^https:/i.test(address)).join(' | '),
      sale: starts > Date.now() || ends < Date.now() ? '' : textIn(row, 'sale'),
      status: [...new Set(texts('status'))].join(' | '),
      stock: stock.startsWith('-') || (!stock && textIn(row, 'hasStock') === '0') ? '0' : stock,
      color: valueOf(COLOUR),
      size: valueOf(SIZE),
      item_group_id: isVersion ? code.slice(-details.item_group_id.longest) : '',
    };
    return columns.map(({ field }) =>
      field in known ? { text: known[field] ?? '' } : (cells(field)[0] ?? empty),
    );
  }

  const families = new Map<Row, Row[]>();
  const byCode = new Map(filled.toReversed().map((row) => [textIn(row, isKeyed ? 'key' : 'id'), row]));
  const byNumber = new Map(filled.map((row) => [`id:${textIn(row, 'number')}`, row]));
  for (const row of filled) {
    const code = textIn(row, isKeyed ? 'key' : 'parent');
    const product = (code && (byNumber.get(code) ?? byCode.get(code))) || row;
    families.set(product, [...(families.get(product) ?? []), row]);
  }
  const sold = new Map<Row, readonly Cell[]>();
  for (const [product, family] of families) {
    // Other rows have further pictures of a product, or fields that its versions share.
    const versions = family.filter((row) =>
      isKeyed ? row === product || textIn(row, 'price_in_cents') : row !== product || family.length === 1,
    );
    for (const row of versions)
      sold.set(row, cellsOf(row, product, family, row !== product || versions.length > 1));
  }
  const unused = titles.filter(
    (title, at) => title && (parts[at] ?? 'unused') === 'unused' && parts[at - 1] !== 'option',
  );
  return {
    columns,
    rows: rows.map((row, index) => (index < headerRow ? row : (sold.get(row) ?? []))),
    note: `parece uma exportação: ${program}. Não têm lugar aqui, e não são usadas, as colunas ${unused.join(', ')}`,
  };
}

/** The moment of a date, in ms; NaN without one. */
function dayIn(text: string): number {
  const read = readDate(text);
  return 'value' in read ? Date.parse(read.value) : NaN;
}

/** The text that HTML shows, with its line breaks. WooCommerce writes a break as a backslash and n. */
function htmlText(html: string): string {
  const withBreaks = html.replaceAll('\\n', '\n').replace(/<(?:br|\/(?:p|li|h\d|div|tr))\b/gi, '\n$&');
  const text = innerText(parseDocument(withBreaks).children).replace(/[^\S\n]+/g, ' ');
  const lines = text.replace(/ ?\n ?/g, '\n').trim();
  return lines.replace(/\n{3,}/g, '\n\n');
}
