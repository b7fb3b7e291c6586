import { detailNames, type Row } from '@/entities/product/model/fields';
import type { Field } from '../fieldWords';
import type { Earlier } from '../ownList';
import { quoted, wrong, type Problem } from '../problems';
import { resolvePicture, type PhotoNames } from '../photoNames';
import { isEmpty } from './cell';
import { readCell, readCellWith } from './cells';
import type { Line } from './line';
import type { Read } from './readText';

interface Options {
  id: string;
  photos: PhotoNames;
  /** The product at the import before: it keeps what the sheet has no column for. */
  earlier: Earlier | undefined;
  /** The date of a new product without a date, in ISO 8601. */
  today: string;
}

/** Reads the row of a line, as products.json has it, and reports all mistakes. */
export function readLine(
  line: Line,
  { id, photos, earlier, today }: Options,
): { row: Row; problems: Problem[] } {
  const problems: Problem[] = [];
  /** The value of a cell; a mistake is reported. */
  function taken<Value>(field: Field, result: { value: Value } | { fault: string }): Value | undefined {
    if ('value' in result) return result.value;
    problems.push(wrong(line.place(field), result.fault));
    return undefined;
  }
  const isKept = (field: Field) => earlier !== undefined && !line.has(field);
  const read = (field: Field) =>
    isKept(field) ? earlier?.[field] : taken(field, readCell(field, line.cell(field)));

  read('id');
  const name = read('name');
  const description = read('description');
  const pictures = readCellWith((text) => readPictures(text, photos), 'image_url', line.cell('image_url'));
  const [image_url, ...further] = taken('image_url', pictures) ?? [];
  const image_urls = further.length > 0 ? further : undefined;
  const category = read('category');
  const usual = read('price_in_cents');
  // Programs write 0 for no promotion.
  const sale = read('sale') || undefined;
  const price_in_cents = sale ?? usual;
  const sales = read('sales');
  read('status');
  const created_at = isEmpty(line.cell('created_at')) ? (earlier?.created_at ?? today) : read('created_at');
  const details = Object.fromEntries(detailNames.map((detail) => [detail, read(detail)]));
  const listed = details.list_price_in_cents || undefined;
  // A new price, or a column of promotions, ends the reduction that the shop had.
  const isOver =
    isKept('list_price_in_cents') && (line.has('sale') || Number(listed) <= Number(price_in_cents));
  const listPrice = (isOver ? undefined : listed) ?? (sale && usual);
  if (line.beyond.length > 0)
    problems.push(
      wrong(
        line.place(),
        `tem células a mais, à direita das colunas: ${quoted(line.beyond[0])}; um texto com o separador precisa de aspas`,
      ),
    );
  const row = {
    ...{ id, name, description, category, price_in_cents, sales, created_at },
    ...(isKept('image_url')
      ? { image_url: earlier?.image_url, image_urls: earlier?.image_urls }
      : { image_url, image_urls }),
    ...details,
    // Sheets repeat the price of what is not reduced.
    list_price_in_cents: listPrice === price_in_cents ? undefined : listPrice,
  };
  return { row, problems };
}

/** Between pictures: `|`, as file names may contain spaces; a comma only after one or before an address. */
const BETWEEN = /[|\n]|(?<=\.(?:jpe?g|png|webp|avif|gif|tiff?))\s*[,;]|[,;]\s*(?=https?:)/i;
/** Pages that show a picture, or ask for a password before they do. */
const PAGE =
  /^https?:\/\/(?:(?:drive|docs|photos)\.google|photos\.app\.goo|goo\.gl|1drv\.ms|onedrive\.live|(?:www\.)?(?:dropbox|instagram|facebook|pinterest|wetransfer)\.)/i;
/** An address on the web with a host, and something on it. */
const ADDRESS = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+\/\S+$/i;

function readPictures(cell: string, photos: PhotoNames): Read<readonly string[]> {
  const pictures = cell.split(BETWEEN).map((picture) => picture.trim());
  if (pictures.some((picture) => PAGE.test(picture)))
    return {
      wanted: 'o endereço da própria foto, e não o de uma página que a mostra: baixe a foto para photos/',
    };
  const value = pictures.map((picture) => resolvePicture(picture, photos));
  const isRight = value.every(
    (address) => address !== undefined && (!/^https?:/i.test(address) || ADDRESS.test(address)),
  );
  if (isRight) return { value: value.flatMap((address) => address ?? []) };
  return {
    wanted: 'nomes de fotos que estejam em photos/, ou endereços https://, separados por |',
  };
}
