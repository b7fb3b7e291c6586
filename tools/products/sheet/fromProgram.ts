import { slug } from '@/shared/lib/text';
import { fieldWords } from '../fieldWords';
import { empty, isEmpty, type Cell } from './cell';
import { readCategory } from './cells';
import { plain, readHeader, type Column, type Field } from './header';
import { htmlText } from './htmlText';
import { programs, type Part } from './programs';

type Row = readonly Cell[];

/** The titles of what a version differs by: its name, and its value. */
const OPTIONS = [
  /^(?:nomed[ao](?:atributo|variacao)\d|(?:attribute|option)\dname)$/,
  /^(?:valor(?:es)?d[ao](?:atributo|variacao)\d|(?:attribute|option)\dvalues?)$/,
];
const COLOUR = /^(?:cor|colou?r)/;
const SIZE = /^(?:tam|size|numer)/;
/** What is made of the options of versions. */
const VERSION = ['color', 'size', 'item_group_id'] as const;
/** What a version does not have from its product. */
const OWN: ReadonlySet<Part> = new Set(['gtin', 'list_price_in_cents']);
const MOST_PICTURES = 8;
const LONGEST_GROUP = 50;

const isField = (part: string | undefined): part is Field =>
  part !== undefined && (part in fieldWords || part === 'sale' || part === 'status');
const joined = (texts: readonly string[], most?: number) => [...new Set(texts)].slice(0, most).join(' | ');

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
  const [optionNames = [], optionValues = []] = OPTIONS.map((title) =>
    names.flatMap((name, at) => (title.test(name) ? at : [])),
  );
  const ownCells = (row: Row, part: Part) => row.filter((cell, at) => parts[at] === part && !isEmpty(cell));
  const ownText = (row: Row, part: Part) => ownCells(row, part)[0]?.text ?? '';

  const filled = new Set(rows.filter((row, index) => index > headerRow && !row.every(isEmpty)));
  const isKeyed = parts.includes('key');
  const byCode = new Map<string, Row>();
  for (const row of [...filled].toReversed())
    for (const code of isKeyed ? [ownText(row, 'key')] : [ownText(row, 'id'), `id:${ownText(row, 'number')}`])
      if (code) byCode.set(code, row);
  /** The row of the product of which a row is a version; itself if it is none. */
  const productOf = (row: Row) => byCode.get(ownText(row, isKeyed ? 'key' : 'parent')) ?? row;
  const families = new Map<Row, Row[]>();
  for (const row of filled) families.set(productOf(row), [...(families.get(productOf(row)) ?? []), row]);
  const familyOf = (row: Row) => families.get(productOf(row)) ?? [];
  /** Whether a row only has more pictures of a product, or what its versions have in common. */
  const isPart = (row: Row) =>
    isKeyed
      ? productOf(row) !== row && !ownText(row, 'price_in_cents')
      : productOf(row) === row && familyOf(row).length > 1;
  const isVersion = (row: Row) =>
    productOf(row) !== row || familyOf(row).filter((each) => !isPart(each)).length > 1;
  /** The cells of a row, then those of its product. */
  const cellsOf = (row: Row, part: Part) => [...ownCells(row, part), ...ownCells(productOf(row), part)];
  const textsOf = (row: Row, ...wanted: Part[]) =>
    wanted.flatMap((part) => cellsOf(row, part).map(({ text }) => text));

  /** What all versions of a product have in common. */
  const codeOf = (row: Row) => htmlText(textsOf(productOf(row), isKeyed ? 'key' : 'id', 'name')[0] ?? '');

  /** The values of what a version differs by, if its name fits; Bling has them in the name of the version. */
  const valuesOf = (row: Row, fits: (name: string) => boolean) =>
    [
      ...optionValues.map((value, at) => {
        const name = optionNames[at] ?? -1;
        return ['', row[name]?.text || productOf(row)[name]?.text, row[value]?.text];
      }),
      ...(productOf(row) === row || isKeyed ? '' : ownText(row, 'name')).matchAll(/(\p{L}+):([^;]+)/gu),
    ].flatMap(([, name = '', value = '']) =>
      fits(plain(name)) && value !== 'Default Title' && !/[,|]/.test(value) ? value || [] : [],
    );
  const texts: Partial<Record<Field, (row: Row) => string>> = {
    id(row) {
      const code = [codeOf(row), ...valuesOf(row, () => isVersion(row))];
      return ownText(row, 'id') || (isKeyed || isVersion(row) ? slug(code.join(' ')) : '');
    },
    name(row) {
      const others = valuesOf(row, (name) => isVersion(row) && !COLOUR.test(name) && !SIZE.test(name));
      return [htmlText(ownText(productOf(row), 'name')), ...others].join(', ');
    },
    description: (row) => htmlText(textsOf(row, 'description', 'short')[0] ?? ''),
    category(row) {
      const all = textsOf(row, 'category').flatMap((text) => text.split(/[,;|>]+/));
      return (all.find((name) => 'value' in readCategory(name)) ?? all[0] ?? '').trim();
    },
    image_url(row) {
      const addresses = [row, ...(isKeyed ? familyOf(row) : [])].flatMap((each) =>
        textsOf(each, 'image_url').flatMap((text) => text.split(/[,|\s]+/)),
      );
      return joined(
        addresses.filter((address) => /^https:/i.test(address)),
        MOST_PICTURES,
      );
    },
    sale(row) {
      const isEarly = Date.parse(ownText(row, 'saleStarts')) > Date.now();
      const isOver = Date.parse(ownText(row, 'saleEnds')) < Date.now();
      return isEarly || isOver ? '' : ownText(row, 'sale');
    },
    status: (row) => joined(textsOf(row, 'status')),
    stock(row) {
      const [stock = ''] = [row, productOf(row)]
        .map((each) => ownText(each, 'stock'))
        .filter((text) => text !== 'parent');
      if (parts.includes('countsStock') && !ownText(row, 'countsStock')) return '';
      return stock.startsWith('-') || (!stock && ownText(row, 'hasStock') === '0') ? '0' : stock;
    },
    color: (row) => valuesOf(row, (name) => COLOUR.test(name))[0] ?? '',
    size: (row) => valuesOf(row, (name) => SIZE.test(name))[0] ?? '',
    item_group_id: (row) => (isVersion(row) ? codeOf(row).slice(-LONGEST_GROUP) : ''),
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
  const cellFor = (field: Field, row: Row): Cell => {
    const { [field]: textFor } = texts;
    const cell = textFor ? { text: textFor(row) } : (OWN.has(field) ? ownCells : cellsOf)(row, field)[0];
    return cell ?? empty;
  };
  const unused = titles.filter(
    (title, at) =>
      title &&
      (parts[at] ?? 'nothing') === 'nothing' &&
      !OPTIONS.some((option) => option.test(names[at] ?? '')),
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
