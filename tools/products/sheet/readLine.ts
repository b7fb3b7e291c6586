import { detailNames, type Row } from '@/entities/product/model/fields';
import type { FieldName } from '../fieldWords';
import { quoted, wrong, type Finding } from '../findings';
import { pictureAddress, type PhotoNames } from '../photoNames';
import { readCell } from './cells';
import type { Field } from './header';
import type { Line } from './line';
import { readCount, type Read } from './readNumber';

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
  function taken<Value>(field: Field, result: Read<Value>): Value | undefined {
    if ('value' in result) return result.value;
    const found = line.cell(field) ? `achado ${quoted(line.cell(field))},` : 'está vazia;';
    findings.push(wrong(line.place(field), `${found} esperado ${result.wanted}`));
    return undefined;
  }
  const read = (field: FieldName) => taken(field, readCell(field, line.cell(field)));

  const name = read('name');
  const [image_url, ...image_urls] = taken('image_url', readPictures(line.cell('image_url'), photos)) ?? [];
  const category = read('category');
  // A sheet has one of the two columns. If it has both, the cents apply.
  const cents = line.cell('cents');
  const price_in_cents = cents ? taken('cents', readCount(cents)) : read('price_in_cents');
  const sales = read('sales');
  const created_at = line.cell('created_at') ? read('created_at') : date;
  const details = detailNames
    .map((detail) => [detail, read(detail)] as const)
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
  const description = line.cell('description');
  const row = {
    ...{ id, name, description, image_url, category, price_in_cents, sales, created_at },
    ...Object.fromEntries(details),
    ...(image_urls.length > 0 && { image_urls }),
  };
  return { row, findings };
}

/** The pictures of a cell, separated by `|`: file names may contain spaces. */
function readPictures(cell: string, photos: PhotoNames): Read<readonly string[]> {
  const value = cell.split('|').map((one) => pictureAddress(one.trim(), photos));
  if (value.every((one) => one !== undefined)) return { value };
  return {
    wanted: 'nomes de fotos que estejam em photos/, ou endereços https://, separados por |',
  };
}
