import { detailNames, type Row } from '@/entities/product/model/fields';
import type { FieldName } from '../fieldWords';
import { quoted, wrong, type Finding } from '../findings';
import { pictureAddress, type PhotoNames } from '../photoNames';
import { faultOf } from './cell';
import { textFields, readCell } from './cells';
import type { Field } from './header';
import type { Line } from './line';
import { readCount, readPrice, type Read } from './readNumber';

interface Options {
  id: string;
  photos: PhotoNames;
  /** The date of a product whose cell is empty, in ISO 8601. */
  date: string;
}

/** Reads the row of a line, as products.json has it, and reports all mistakes. */
export function readLine(line: Line, { id, photos, date }: Options): { row: Row; findings: Finding[] } {
  const findings: Finding[] = [];
  /** The value of a cell; a mistake is reported. */
  function taken<Value>(field: Field, read: (text: string) => Read<Value>): Value | undefined {
    const cell = line.cell(field);
    const fault = faultOf(cell, textFields.has(field));
    const result = fault === undefined ? read(cell.text) : { wanted: '' };
    if ('value' in result) return result.value;
    const found = cell.text ? `achado ${quoted(cell.text)},` : 'está vazia;';
    findings.push(wrong(line.place(field), fault ?? `${found} esperado ${result.wanted}`));
    return undefined;
  }
  const read = (field: FieldName) => taken(field, (text) => readCell(field, text));

  taken('id', (value) => ({ value }));
  const name = read('name');
  const description = read('description');
  const [image_url, ...image_urls] = taken('image_url', (text) => readPictures(text, photos)) ?? [];
  const category = read('category');
  // A sheet has one of the two columns. If it has both, the cents apply.
  const usual = isGiven(line, 'cents') ? taken('cents', readCount) : read('price_in_cents');
  const sale = isGiven(line, 'sale') ? taken('sale', readPrice) : undefined;
  const price_in_cents = sale ?? usual;
  const sales = read('sales');
  const created_at = isGiven(line, 'created_at') ? read('created_at') : date;
  const details = detailNames
    .map((detail) => [detail, read(detail)] as const)
    .map(
      ([detail, value]) =>
        [detail, detail === 'list_price_in_cents' && sale ? (value ?? usual) : value] as const,
    )
    .filter(([, value]) => value !== undefined)
    // Sheets repeat the price of what is not reduced.
    .filter(([detail, value]) => detail !== 'list_price_in_cents' || value !== price_in_cents);
  if (line.beyond.length > 0)
    findings.push(
      wrong(
        line.place(),
        `tem células a mais, à direita das colunas: ${quoted(line.beyond[0])}; um texto com o separador precisa de aspas`,
      ),
    );
  const row = {
    ...{ id, name, description, image_url, category, price_in_cents, sales, created_at },
    ...Object.fromEntries(details),
    ...(image_urls.length > 0 && { image_urls }),
  };
  return { row, findings };
}

function isGiven(line: Line, field: Field): boolean {
  const { text, isUnknown } = line.cell(field);
  return text !== '' || isUnknown === true;
}

/** The pictures of a cell, separated by `|`: file names may contain spaces. */
function readPictures(cell: string, photos: PhotoNames): Read<readonly string[]> {
  const value = cell.split('|').map((one) => pictureAddress(one.trim(), photos));
  if (value.every((one) => one !== undefined)) return { value };
  return {
    wanted: 'nomes de fotos que estejam em photos/, ou endereços https://, separados por |',
  };
}
