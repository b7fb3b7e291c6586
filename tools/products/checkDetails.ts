import { ageGroups, detailNames, genders, type Details } from '@/entities/product/model/details';
import { isGtin } from '@/entities/product/model/gtin';
import type { Product } from '@/entities/product/model/product';
import { oneOf, quoted, sentence, type Sentence } from './sentence';

const text = (longest: number) =>
  sentence(`um texto de 1 a ${longest} letras`, `a text of 1 to ${longest} letters`);
const among = (values: readonly string[]) => oneOf(values.map((value) => `"${value}"`));

/** The rule of each detail, in words. */
const wanted: Readonly<Record<keyof Details, Sentence>> = {
  color: text(100),
  size: text(100),
  gender: among(genders),
  age_group: among(ageGroups),
  brand: text(70),
  gtin: sentence(
    'um código de barras com o dígito verificador certo, entre aspas',
    'a barcode with the right check digit, in quotes',
  ),
  list_price_in_cents: sentence(
    'um número inteiro de centavos, maior que o preço',
    'a whole number of cents, more than the price',
  ),
  stock: sentence('um número inteiro, 0 ou mais, sem aspas', 'a whole number, 0 or more, without quotes'),
  item_group_id: text(50),
};

/** The titles of the columns in a sheet. */
const titles: Readonly<Record<keyof Details, string>> = {
  color: 'Cor',
  size: 'Tamanho',
  gender: 'Gênero',
  age_group: 'Faixa etária',
  brand: 'Marca',
  gtin: 'GTIN',
  list_price_in_cents: 'Preço de',
  stock: 'Estoque',
  item_group_id: 'Grupo',
};

/** A sentence for each detail of a row that the shop or its feed leaves out. */
export function wrongDetails(row: unknown, product: Product): Sentence[] {
  const values = row as Readonly<Record<string, unknown>>;
  const isLeftOut = (name: keyof Details) =>
    values[name] != null && (product[name] === undefined || (name === 'gtin' && !isGtin(product[name])));
  return detailNames
    .filter(isLeftOut)
    .map((name) =>
      sentence(
        `${titles[name]} (campo ${name}): achado ${quoted(values[name])}, esperado ${wanted[name].pt}`,
        `field ${name}: found ${quoted(values[name])}, wanted ${wanted[name].en}`,
      ),
    );
}

/** Google wants all four of clothes that are sold in Brazil. */
const ofClothes = ['color', 'size', 'gender', 'age_group'] as const;

/** A sentence if products have only some of what Google wants of clothes. */
export function lacksForClothes(products: readonly Product[]): Sentence[] {
  const partly = products.filter((product) => {
    const given = ofClothes.filter((name) => product[name] !== undefined).length;
    return product.gender !== undefined && given < ofClothes.length;
  });
  const [first] = partly;
  if (!first) return [];
  return [
    sentence(
      `o Google quer cor, tamanho, gênero e faixa etária de roupas; falta algo em ${partly.length}, como ${quoted(first.name)}`,
      `Google wants color, size, gender and age_group of clothes; ${partly.length} lack some, such as ${quoted(first.name)}`,
    ),
  ];
}
