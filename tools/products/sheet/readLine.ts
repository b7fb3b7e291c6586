import type { Details } from '@/entities/product/model/details';
import type { Category, ProductRow } from '@/entities/product/model/product';
import { pictureAddress, type PhotoNames } from '../photoNames';
import { quoted, sentence, wrong, type Finding } from '../sentence';
import { readCategory, readCents, readCount, readDate, readPrice, type Read } from './cells';
import type { Field } from './columns';
import { detailCells } from './detailCells';
import type { Line } from './line';

interface Options {
  id: string;
  photos: PhotoNames;
  /** The date of a product whose cell is empty, in ISO 8601. */
  date: string;
}

/** Reads the product of a line, or returns all mistakes. */
export function readLine(line: Line, { id, photos, date }: Options): ProductRow | readonly Finding[] {
  const findings: Finding[] = [];
  const read = <Value>(field: Field, by: (cell: string) => Read<Value>): Value | undefined => {
    const result = by(line.cell(field));
    if ('value' in result) return result.value;
    const { pt, en } = result.wanted;
    const found = quoted(line.cell(field));
    const what = line.cell(field)
      ? sentence(`achado ${found}, esperado ${pt}`, `found ${found}, wanted ${en}`)
      : sentence(`está vazia; esperado ${pt}`, `is empty; wanted ${en}`);
    findings.push(wrong(line.place(field), what));
    return undefined;
  };
  const name = read('name', readName);
  const pictures = read('image_url', (cell) => readPictures(cell, photos));
  const category: Category | undefined = read('category', readCategory);
  // A sheet has one of the two columns. If it has both, the cents apply.
  const price_in_cents = line.cell('price_in_cents')
    ? read('price_in_cents', readCents)
    : read('price', readPrice);
  const sales = read('sales', readCount);
  const created_at = line.cell('created_at') ? read('created_at', readDate) : date;
  const details = readDetails(line, read);
  if (line.beyond.length > 0) findings.push(wrong(line.place(), tooMany(line.beyond)));
  if (
    name === undefined ||
    pictures === undefined ||
    category === undefined ||
    price_in_cents === undefined ||
    sales === undefined ||
    created_at === undefined ||
    findings.length > 0
  )
    return findings;
  const description = line.cell('description');
  const [image_url = '', ...image_urls] = pictures;
  const fields = { id, name, description, image_url, category, price_in_cents, sales, created_at };
  // Sheets repeat the price of what is not reduced.
  const { list_price_in_cents, ...others } = details;
  const isReduced = list_price_in_cents !== undefined && list_price_in_cents !== price_in_cents;
  const row = { ...fields, ...others, ...(isReduced && { list_price_in_cents }) };
  return image_urls.length > 0 ? { ...row, image_urls } : row;
}

type ReadCell = <Value>(field: Field, by: (cell: string) => Read<Value>) => Value | undefined;

/** Reads the cells of details that are not empty. */
function readDetails(line: Line, read: ReadCell): Details {
  const names = Object.keys(detailCells) as (keyof typeof detailCells)[];
  const given = names.filter((name) => line.cell(name) !== '');
  return Object.fromEntries(
    given.map((name) => [
      name === 'list_price' ? 'list_price_in_cents' : name,
      read<unknown>(name, detailCells[name]),
    ]),
  );
}

const readName = (cell: string): Read<string> =>
  cell ? { value: cell } : { wanted: sentence('o nome do produto', "the product's name") };

/** The pictures of a cell, separated by `|`: file names may contain spaces. */
function readPictures(cell: string, photos: PhotoNames): Read<readonly string[]> {
  const value = cell.split('|').map((one) => pictureAddress(one.trim(), photos));
  if (value.every((one) => one !== undefined)) return { value };
  return {
    wanted: sentence(
      'nomes de fotos que estejam em photos/, ou endereços https://, separados por |',
      'names of photos that are in photos/, or addresses https://, separated by |',
    ),
  };
}

const tooMany = (beyond: readonly string[]) =>
  sentence(
    `tem células a mais, à direita das colunas: ${quoted(beyond[0])}; um texto com o separador precisa de aspas`,
    `has cells beyond the last column: ${quoted(beyond[0])}; a text that holds the delimiter needs quotes`,
  );
