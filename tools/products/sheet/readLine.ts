import { detailNames, type Row } from '@/entities/product/model/fields';
import { quoted, wrong, type Problem } from '../problems';
import { resolvePicture, type PhotoNames } from '../photoNames';
import { isEmpty } from './cell';
import { readCell, readCellWith } from './cells';
import type { Field } from './header';
import type { Line } from './line';
import type { Read } from './readNumber';

interface Options {
  id: string;
  photos: PhotoNames;
  /** The date of a product whose cell is empty, in ISO 8601. */
  date: string;
}

/** Reads the row of a line, as products.json has it, and reports all mistakes. */
export function readLine(line: Line, { id, photos, date }: Options): { row: Row; problems: Problem[] } {
  const problems: Problem[] = [];
  /** The value of a cell; a mistake is reported. */
  function taken<Value>(field: Field, result: { value: Value } | { fault: string }): Value | undefined {
    if ('value' in result) return result.value;
    problems.push(wrong(line.place(field), result.fault));
    return undefined;
  }
  const read = (field: Field) => taken(field, readCell(field, line.cell(field)));

  read('id');
  const name = read('name');
  const description = read('description');
  const pictures = readCellWith((text) => readPictures(text, photos), 'image_url', line.cell('image_url'));
  const [image_url, ...image_urls] = taken('image_url', pictures) ?? [];
  const category = read('category');
  const usual = read('price_in_cents');
  const sale = read('sale');
  const price_in_cents = sale ?? usual;
  const sales = read('sales');
  const created_at = isEmpty(line.cell('created_at')) ? date : read('created_at');
  const details = Object.fromEntries(detailNames.map((detail) => [detail, read(detail)]));
  const listPrice = details.list_price_in_cents ?? (sale && usual);
  if (line.beyond.length > 0)
    problems.push(
      wrong(
        line.place(),
        `tem células a mais, à direita das colunas: ${quoted(line.beyond[0])}; um texto com o separador precisa de aspas`,
      ),
    );
  const row = {
    ...{ id, name, description, image_url, category, price_in_cents, sales, created_at },
    ...details,
    // Sheets repeat the price of what is not reduced.
    list_price_in_cents: listPrice === price_in_cents ? undefined : listPrice,
    image_urls: image_urls.length > 0 ? image_urls : undefined,
  };
  return { row, problems };
}

/** The pictures of a cell, separated by `|`: file names may contain spaces. */
function readPictures(cell: string, photos: PhotoNames): Read<readonly string[]> {
  const value = cell.split('|').map((one) => resolvePicture(one.trim(), photos));
  if (value.every((one) => one !== undefined)) return { value };
  return {
    wanted: 'nomes de fotos que estejam em photos/, ou endereços https://, separados por |',
  };
}
