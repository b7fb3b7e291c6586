import { isGtin } from '@/entities/product/model/feedRules';
import { slug } from '@/shared/lib/text';
import { namesNear } from '../../nearName.mjs';
import { plain, valueWords } from '../fieldWords';
import { perhaps, resolvePicture, type PhotoNames } from '../photoNames';
import { oneOf, quoted } from '../problems';

/** The value of a cell, or a description of what it should contain. */
export type Read<Value = unknown> = { value: Value } | { wanted: string };

/**
 * Reads a price in reais as cents. The last `.` or `,` before one or two digits separates the cents; a dot
 * or a space before three digits separates thousands, as in Brazil. A comma before three digits is refused.
 */
export function readPrice(cell: string): Read<number> {
  const text = cell.replace(/^\s*(?:R\$|BRL)?\s*/i, '').trim();
  const parts = /^(\d{1,3}(?:[.\s]\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  const [, whole = '', cents = ''] = parts ?? [];
  const value = Number(whole.replace(/[.,\s]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  if (parts && Number.isSafeInteger(value)) return { value };
  return { wanted: `um preço como 29,90 ou R$ 1.234,56${advised(likelyPrice(text))}` };
}

/** '; escreva 20,00'; empty without a likely text. */
const advised = (likely: string | undefined) => (likely === undefined ? '' : `; escreva ${likely}`);

/** What somebody probably meant by a price with quotation marks or letters around it: '20.000' with quotation marks is 20.000. */
function likelyPrice(text: string): string | undefined {
  const inner = text.replace(/^["'“”\s]+|["'“”\s]+$/g, '');
  return inner !== text && 'value' in readPrice(inner) ? inner : undefined;
}

/** Words for a count of 0. */
const NONE = /^(?:esgotad[oa]s?|acabou|zerad[oa]|zero|nenhum|sem estoque|indisponivel|em falta|falta)$/;

/**
 * Reads a whole number, with or without dots or spaces for thousands and one or two zeros after a comma; three may be
 * thousands in English. An empty cell is 0.
 */
export function readCount(cell: string): Read<number> {
  const parts = /^(\d{1,3}(?:[.\s]\d{3})+|\d*)(?:[.,]0{1,2})?$/.exec(cell.trim());
  const value = Number((parts?.[1] ?? '').replace(/[.\s]/g, ''));
  if (parts && Number.isSafeInteger(value)) return { value };
  const words = slug(cell).replaceAll('-', ' ');
  return { wanted: `um número inteiro, 0 ou mais${advised(NONE.test(words) ? '0' : undefined)}` };
}

const A_DATE = { wanted: 'uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12' };
/** Spreadsheet programs show '1/jul/24' for 01/07/2024. */
const BRAZILIAN =
  /^(?<day>\d{1,2})º?[/. -]+(?:de )?(?<month>\d{1,2}|[a-zç]{3,})[/. -]+(?:de )?(?<year>\d{4}|\d{2})(?:,?\s+(?<time>\d{1,2}:\d{2}(?::\d{2})?))?$/i;
const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(?:UTC|(?<zone>Z|[+-]\d{2}:?\d{2}))?)?$/;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Reads a date as ISO 8601. Hours count as UTC, because dates only sort products. */
export function readDate(cell: string): Read<string> {
  const { groups = {} } = ISO.exec(cell) ?? BRAZILIAN.exec(cell) ?? {};
  const { year = '', month = '', day = '', time = '00:00', zone = 'Z' } = groups;
  const number = Number(month) || MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = [year.padStart(4, '20'), String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
  const moment = new Date(`${date}T${time.replace(/^\d:/, '0$&')}${zone}`);
  // Date reads 31/02 as 02/03.
  const isReal = !Number.isNaN(moment.getTime()) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  if (isReal) return { value: moment.toISOString() };
  // Programs in American English write the month first.
  const isExchanged = number > 12 && Number(day) <= 12 && Number(day) > 0;
  return isExchanged ? { wanted: `${A_DATE.wanted}; mês e dia trocados?` } : A_DATE;
}

const singular = (name: string) => plain(name).replace(/s$/, '');

/** Reads a value, or a word for it, in singular or plural, in any case. */
export function readValue(cell: string, values: readonly string[]): Read<string> {
  const words = [...valueWords].filter(([value]) => values.includes(value));
  const [value] =
    words.find(([value, names]) => [value, ...names].map(singular).includes(singular(cell))) ?? [];
  if (value !== undefined) return { value };
  const shown = words.map(([, [name = '']]) => name);
  const near = namesNear(
    cell,
    words.flatMap(([, names]) => names),
  );
  const likely = words.flatMap(([, names]) =>
    names.some((name) => near.includes(name)) ? (names[0] ?? []) : [],
  );
  return { wanted: `${oneOf(shown)}${likely.length > 0 ? ` (talvez ${oneOf(likely)})` : ''}` };
}

/** Reads the digits of a GTIN (EAN), with or without spaces. */
export function readGtin(cell: string): Read<string> {
  const value = cell.replace(/[\s\u00a0]/g, '');
  if (isGtin(value)) return { value };
  return {
    wanted:
      'um código de barras de 8, 12, 13 ou 14 dígitos, com o dígito verificador certo (formate a coluna como texto)',
  };
}

// A column such as 'Situação', 'Publicado' or 'Ativo' says whether a product is sold. An export has two such columns.

const ON =
  /^(?:ativ[oa]|active|s(?:im)?|y(?:es)?|1|true|verdadeiro|publicad[oa]|published|visivel|visible|disponivel|catalog|search)$/;
/** -1 is a draft of WooCommerce. */
const OFF =
  /^(?:inativ[oa]|inactive|n(?:ao)?|no|0|-1|false|falso|rascunho|draft|ocult[oa]|hidden|privad[oa]|private|arquivad[oa]|archived|desativad[oa]|indisponivel|excluid[oa]|pausad[oa]|unlisted)$/;

/** The word for which a product is left out. */
export const offIn = (text: string) =>
  text.split(' | ').find((word) => OFF.test(word === '-1' ? word : plain(word)));

export const readStatus = (text: string): Read<undefined> =>
  text.split(' | ').every((word) => ON.test(plain(word)))
    ? { value: undefined }
    : { wanted: 'ativo ou inativo, sim ou não' };

/** Between pictures: `|`, as file names may contain spaces; a comma only after a picture or before an address. */
const BETWEEN = /[|\n]|(?<=\.(?:jpe?g|png|webp|avif|gif|tiff?))\s*[,;]|[,;]\s*(?=https?:)/i;
/** Pages that show a picture, or ask for a password before they do. */
const PAGE =
  /^https?:\/\/(?:(?:drive|docs|photos)\.google|photos\.app\.goo|goo\.gl|1drv\.ms|onedrive\.live|(?:www\.)?(?:dropbox|instagram|facebook|pinterest|wetransfer)\.)/i;
/** An address on the web with a host, and something on it. */
const ADDRESS = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+\/\S+$/i;

/** Reads names of photos and addresses of pictures. */
export function readPictures(cell: string, photos: PhotoNames): Read<readonly string[]> {
  const pictures = cell.split(BETWEEN).map((picture) => picture.trim());
  if (pictures.some((picture) => PAGE.test(picture)))
    return {
      wanted: 'o endereço da própria foto, e não o de uma página que a mostra: baixe a foto para photos/',
    };
  const addressOf = (picture: string) => {
    const address = resolvePicture(picture, photos);
    return address !== undefined && /^https?:/i.test(address) && !ADDRESS.test(address) ? undefined : address;
  };
  const unknown = pictures.filter((picture) => addressOf(picture) === undefined);
  if (unknown.length === 0) return { value: pictures.flatMap((picture) => addressOf(picture) ?? []) };
  return {
    wanted: [
      'nomes de fotos que estejam em photos/, ou endereços https://, separados por |',
      ...unknown.flatMap((picture) => {
        const advice = perhaps(picture, photos);
        if (pictures.length === 1) return advice || [];
        return `${quoted(picture)}: ${advice || 'não é nenhum dos dois'}`;
      }),
    ].join('; '),
  };
}
