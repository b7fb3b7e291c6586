import { slug } from '@/shared/lib/text/slug';
import { fieldWords } from '../fieldWords';
import { empty, isEmpty, type Cell } from './cell';
import { readCategory } from './cells';
import { plain, readHeader, type Column, type Field } from './header';
import { htmlText } from './htmlText';
import { programs, type Part } from './programs';

type Row = readonly Cell[];

const OPTION = /^(?:(nome|valor(?:es)?)d[ao](?:atributo|variacao)\d|(?:attribute|option)\d(name|values?))$/;
const COLOUR = /^(?:cor|colou?r)/;
const SIZE = /^(?:tam|size|numer)/;
/** What a version does not have from its product. */
const OWN: ReadonlySet<Part> = new Set(['gtin', 'sale', 'list_price_in_cents']);
/** What is made of the columns of versions. */
const VERSION = ['color', 'size', 'item_group_id'] as const;
const MOST_PICTURES = 8;

const isField = (part: string | undefined): part is Field =>
  part !== undefined && (part in fieldWords || part === 'sale' || part === 'status');
const joined = (texts: readonly string[], most = 99) => [...new Set(texts)].slice(0, most).join(' | ');

/**
 * The table of another program's export as an owner's, with a product for each version; rows that are only a
 * part of one are empty. Undefined for any other table.
 */
export function fromProgram(titles: readonly string[], rows: readonly Row[], headerRow: number) {
  const names = titles.map(plain);
  const program = programs.find(({ known }) => known.test(names.join(' ')));
  if (!program) return undefined;
  const given = new Map(
    Object.entries(program.titles).flatMap(([part, words]) => words.split(' ').map((word) => [word, part])),
  );
  const parts = readHeader(titles).map(({ field }, at) => given.get(names[at] ?? '') ?? field);
  const [optionNames = [], optionValues = []] = [/^nome|name$/, /^valor|values?$/].map((which) =>
    names.flatMap((name, at) => (OPTION.test(name) && which.test(name) ? at : [])),
  );
  const textsIn = (row: Row, part: Part) => cellsIn(row, part).map(({ text }) => text);
  const cellsIn = (row: Row, part: Part) => row.filter((cell, at) => parts[at] === part && !isEmpty(cell));
  const textIn = (row: Row, part: Part) => textsIn(row, part)[0] ?? '';
  /** A text of a version, or else of its product. */
  const eitherIn = (row: Row, part: Part) => textIn(row, part) || textIn(productOf(row), part);

  const filled = new Set(rows.filter((row, index) => index > headerRow && !row.every(isEmpty)));
  const isKeyed = parts.includes('key');
  const byCode = new Map<string, Row>();
  for (const row of [...filled].toReversed())
    for (const code of isKeyed ? [textIn(row, 'key')] : [textIn(row, 'id'), `id:${textIn(row, 'number')}`])
      if (code) byCode.set(code, row);
  /** The row of the product of which a row is a version; itself if it is none. */
  const productOf = (row: Row) => byCode.get(textIn(row, isKeyed ? 'key' : 'parent')) ?? row;
  const families = new Map<Row, Row[]>();
  for (const row of filled) families.set(productOf(row), [...(families.get(productOf(row)) ?? []), row]);
  const familyOf = (row: Row) => families.get(productOf(row)) ?? [];
  /** Whether a row only has more pictures of a product, or what its versions have in common. */
  const isPart = (row: Row) =>
    isKeyed
      ? productOf(row) !== row && !textIn(row, 'price_in_cents')
      : productOf(row) === row && familyOf(row).length > 1;
  const groupOf = (row: Row) =>
    productOf(row) !== row || familyOf(row).filter((each) => !isPart(each)).length > 1
      ? (textIn(productOf(row), isKeyed ? 'key' : 'id') || slug(textIn(productOf(row), 'name'))).slice(-50)
      : '';

  /** The names and values of what a version differs by; Bling has them in its name. */
  const differencesOf = (row: Row, isOne: (name: string) => boolean) =>
    [
      ...optionValues.map((value, at) => {
        const name = optionNames[at] ?? -1;
        return [row[name]?.text || productOf(row)[name]?.text, row[value]?.text];
      }),
      ...[
        ...(productOf(row) === row || isKeyed ? '' : textIn(row, 'name')).matchAll(/(\p{L}+):([^;]+)/gu),
      ].map(([, name, value]) => [name, value]),
    ].flatMap(([name = '', value = '']) =>
      isOne(plain(name)) && value !== 'Default Title' && !/[,|]/.test(value) ? value || [] : [],
    );
  const picturesIn = (row: Row) =>
    textsIn(row, 'image_url')
      .flatMap((text) => text.split(/[,|\s]+/))
      .filter((address) => /^https:/i.test(address));

  const texts: Partial<Record<Field, (row: Row) => string>> = {
    id: (row) =>
      textIn(row, 'id') ||
      slug([textIn(row, 'key'), ...(groupOf(row) ? differencesOf(row, () => true) : [])].join(' ')),
    name: (row) =>
      [
        htmlText(textIn(productOf(row), 'name')),
        ...(groupOf(row) ? differencesOf(row, (name) => !COLOUR.test(name) && !SIZE.test(name)) : []),
      ].join(', '),
    description: (row) => htmlText(eitherIn(row, 'description') || eitherIn(row, 'short')),
    category(row) {
      const all = [row, productOf(row)]
        .flatMap((each) => textsIn(each, 'category'))
        .flatMap((text) => text.split(/[,;|>]+/));
      return (all.find((name) => 'value' in readCategory(name)) ?? all[0] ?? '').trim();
    },
    image_url: (row) =>
      joined([row, ...(isKeyed ? familyOf(row) : [productOf(row)])].flatMap(picturesIn), MOST_PICTURES),
    status: (row) => joined([row, productOf(row)].flatMap((each) => textsIn(each, 'status'))),
    stock(row) {
      const [own = ''] = textsIn(row, 'stock').map((text) =>
        text === 'parent' ? textIn(productOf(row), 'stock') : text,
      );
      if (parts.includes('countsStock') && !textIn(row, 'countsStock')) return '';
      return own.startsWith('-') || (!own && textIn(row, 'hasStock') === '0') ? '0' : own;
    },
    color: (row) => differencesOf(row, (name) => COLOUR.test(name))[0] ?? '',
    size: (row) => differencesOf(row, (name) => SIZE.test(name))[0] ?? '',
    item_group_id: groupOf,
  };
  const columns: readonly (Column & { field: Field })[] = [
    ...parts.flatMap((field, at) =>
      isField(field) && parts.indexOf(field) === at ? { field, title: titles[at] ?? '' } : [],
    ),
    ...VERSION.filter((field) => !parts.includes(field)).map((field) => ({
      field,
      title: fieldWords[field].title,
    })),
  ];
  function cellFor(field: Field, row: Row): Cell {
    if (texts[field]) return { text: texts[field](row) };
    return cellsIn(row, field)[0] ?? (OWN.has(field) ? empty : (cellsIn(productOf(row), field)[0] ?? empty));
  }
  const unused = titles.filter(
    (title, at) => title && (parts[at] ?? 'nothing') === 'nothing' && !OPTION.test(names[at] ?? ''),
  );
  return {
    columns,
    rows: rows.map((row, index) => {
      if (index < headerRow) return row;
      return filled.has(row) && !isPart(row) ? columns.map(({ field }) => cellFor(field, row)) : [];
    }),
    note: `parece uma exportação: ${program.name}. Não têm lugar aqui, e não são usadas, as colunas ${unused.join(', ')}`,
  };
}
