import { ageGroups, genders, type Details } from '@/entities/product/model/details';
import { isGtin } from '@/entities/product/model/gtin';
import { oneOf, sentence } from '../sentence';
import { readCount, readPrice, type Read } from './cells';
import { plain } from './columns';

/** What a sheet may say instead of Google's values, without accents, spaces and punctuation. */
const spoken: Readonly<Record<string, string>> = {
  feminino: 'female',
  mulher: 'female',
  f: 'female',
  masculino: 'male',
  homem: 'male',
  m: 'male',
  unissex: 'unisex',
  recemnascido: 'newborn',
  bebe: 'infant',
  primeirainfancia: 'toddler',
  infantil: 'kids',
  crianca: 'kids',
  adulto: 'adult',
};

const among =
  <Value extends string>(values: readonly Value[], ...said: string[]) =>
  (cell: string): Read<Value> => {
    const word = plain(cell);
    const value = values.find((each) => each === (spoken[word] ?? word));
    return value ? { value } : { wanted: oneOf(said) };
  };

const upTo =
  (longest: number) =>
  (cell: string): Read<string> =>
    cell.length <= longest
      ? { value: cell }
      : {
          wanted: sentence(`um texto de no máximo ${longest} letras`, `a text of ${longest} letters at most`),
        };

/** Reads the digits of a GTIN (EAN), with or without spaces. */
function readGtin(cell: string): Read<string> {
  const value = cell.replace(/[\s\u00a0]/g, '');
  return isGtin(value)
    ? { value }
    : {
        wanted: sentence(
          'um código de barras de 8, 12, 13 ou 14 dígitos, com o dígito verificador certo (formate a coluna como texto)',
          'a barcode of 8, 12, 13 or 14 digits with the right check digit (format the column as text)',
        ),
      };
}

/** How the cell of each detail is read if it is not empty; the price before is in reais. */
export const detailCells = {
  color: upTo(100),
  size: upTo(100),
  gender: among(genders, 'feminino', 'masculino', 'unissex'),
  age_group: among(ageGroups, 'adulto', 'infantil', 'primeira infância', 'bebê', 'recém-nascido'),
  brand: upTo(70),
  gtin: readGtin,
  list_price: readPrice,
  stock: readCount,
  item_group_id: upTo(50),
} as const satisfies Record<string, (cell: string) => Read<Details[keyof Details]>>;

/** The words of a sheet for Google's values. */
export const wordOf = (value: string) =>
  Object.entries(spoken).find(([, each]) => each === value)?.[0] ?? value;
