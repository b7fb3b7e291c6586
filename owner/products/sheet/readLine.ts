import type { Row } from '@/entities/product/model/fields';
import { allFields, type Field } from '../fieldWords';
import type { Earlier } from '../ownList';
import type { PhotoNames } from '../photoNames';
import { quoted, wrong, type Problem } from '../problems';
import { isEmpty } from './cell';
import type { Line } from './columns';
import { readCell } from './readCell';

interface Options {
  id: string;
  photos: PhotoNames;
  /** The product in the import before: it keeps the fields for which the sheet has no column. */
  earlier: Earlier | undefined;
  /** The date of a new product without a date, in ISO 8601. */
  today: string;
}

/** Reads the row of a line, as products.json has it, and reports all mistakes. */
export function readLine(line: Line, { id, photos, earlier, today }: Options) {
  const problems: Problem[] = [];
  const isKept = (field: Field) => earlier !== undefined && !line.has(field);
  function valueOf(field: Field): unknown {
    if (isKept(field)) return earlier?.[field];
    const cell = line.cell(field);
    if (field === 'created_at' && isEmpty(cell)) return earlier?.created_at ?? today;
    const result = readCell(field, cell, photos);
    if ('value' in result) return result.value;
    problems.push(wrong(line.place(field), result.fault));
    return undefined;
  }
  const values = Object.fromEntries(allFields.map((field) => [field, valueOf(field)]));
  if (line.beyond.length > 0) {
    const what = `tem células a mais, à direita das colunas: ${quoted(line.beyond[0])}; ponha entre aspas (") o texto que contém o sinal que separa as colunas`;
    problems.push(wrong(line.place(), what));
  }

  const { sale, status: _status, image_url, ...cells } = values;
  const pictures: readonly unknown[] = Array.isArray(image_url) ? image_url : [image_url];
  const [first, ...further] = pictures;
  // Programs write 0 if there is no promotion.
  const price_in_cents = sale || cells.price_in_cents;
  const listed = cells.list_price_in_cents || undefined;
  // A new price, or a column of promotions, ends an earlier reduction.
  const isOver =
    isKept('list_price_in_cents') && (line.has('sale') || Number(listed) <= Number(price_in_cents));
  const listPrice = (isOver ? undefined : listed) ?? cells.price_in_cents;
  const row: Row = {
    ...{ ...cells, id, price_in_cents, image_url: first },
    image_urls: isKept('image_url') ? earlier?.image_urls : further.length > 0 ? further : undefined,
    // Sheets repeat the price if it is not reduced.
    list_price_in_cents: listPrice === price_in_cents ? undefined : listPrice,
  };
  return { row, problems };
}
