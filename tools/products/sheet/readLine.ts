import type { Category, ProductRow } from '@/entities/product/model/product';
import { pictureAddress, type PhotoNames } from '../photoNames';
import { quoted, sentence, wrong, type Finding } from '../sentence';
import { readCategory, readCents, readCount, readDate, readPrice, type Read } from './cells';
import type { Field } from './columns';
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
  const image_url = read('image_url', (cell) => readPicture(cell, photos));
  const category: Category | undefined = read('category', readCategory);
  // A sheet has one of the two columns. If it has both, the cents apply.
  const price_in_cents = line.cell('price_in_cents')
    ? read('price_in_cents', readCents)
    : read('price', readPrice);
  const sales = read('sales', readCount);
  const created_at = line.cell('created_at') ? read('created_at', readDate) : date;
  if (line.beyond.length > 0) findings.push(wrong(line.place(), tooMany(line.beyond)));
  if (
    name === undefined ||
    image_url === undefined ||
    category === undefined ||
    price_in_cents === undefined ||
    sales === undefined ||
    created_at === undefined ||
    findings.length > 0
  )
    return findings;
  const description = line.cell('description');
  return { id, name, description, image_url, category, price_in_cents, sales, created_at };
}

const readName = (cell: string): Read<string> =>
  cell ? { value: cell } : { wanted: sentence('o nome do produto', "the product's name") };

function readPicture(cell: string, photos: PhotoNames): Read<string> {
  const value = pictureAddress(cell, photos);
  if (value !== undefined) return { value };
  return {
    wanted: sentence(
      'o nome de uma foto que esteja em photos/, ou um endereço https://',
      'the name of a photo that is in photos/, or an address https://',
    ),
  };
}

const tooMany = (beyond: readonly string[]) =>
  sentence(
    `tem células a mais, à direita das colunas: ${quoted(beyond[0])}; um texto com o separador precisa de aspas`,
    `has cells beyond the last column: ${quoted(beyond[0])}; a text that holds the delimiter needs quotes`,
  );
