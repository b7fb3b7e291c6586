import { details, fields, type Rule } from '@/entities/product/model/fields';
import type { ProductRow } from '@/entities/product/model/product';

/** A field that a cell of a sheet has. */
export type FieldName = Exclude<keyof ProductRow, 'image_urls'>;

/** The rule of each field. */
export const rules: Readonly<Record<FieldName, Rule>> = { ...fields, ...details };

interface Words {
  /** The title of its column. */
  title: string;
  /** Other titles that a sheet may have, without accents, spaces and punctuation. */
  otherTitles: string;
}

/** The words for a product's fields, in the order of the columns of an export. */
export const fieldWords: Readonly<Record<FieldName, Words>> = {
  id: { title: 'Código', otherTitles: 'cod id sku ref referencia code codigosku' },
  name: { title: 'Nome', otherTitles: 'produto titulo name product title item' },
  description: {
    title: 'Descrição',
    otherTitles:
      'desc detalhes description details descricaocompleta shortdescription descricaolonga descricaocurta descricaocomplementar bodyhtml',
  },
  category: {
    title: 'Categoria',
    otherTitles: 'categorias tipo category categories type kind departamento producttype',
  },
  price_in_cents: {
    title: 'Preço',
    otherTitles:
      'precoemreais precodevenda precopor precounitario valor valorunitario price pricebrl precoregular preconormal regularprice',
  },
  image_url: {
    title: 'Foto',
    otherTitles:
      'fotos imagesrc urlimagensexternas imagem imagens figura image images photo photos picture imageurl imagelink linkdaimagem linkdafoto urldaimagem urldafoto fotoprincipal imagemprincipal',
  },
  color: { title: 'Cor', otherTitles: 'color colour' },
  size: { title: 'Tamanho', otherTitles: 'tam size' },
  gender: { title: 'Gênero', otherTitles: 'sexo gender' },
  age_group: { title: 'Faixa etária', otherTitles: 'idade agegroup age' },
  brand: { title: 'Marca', otherTitles: 'marcas brand brands vendor' },
  gtin: {
    title: 'GTIN',
    otherTitles:
      'ean gtinean gtinupceanouisbn gtinupceanorisbn ean13 codigodebarras codbarras codigoean barcode',
  },
  list_price_in_cents: {
    title: 'Preço de',
    otherTitles: 'precooriginal precocheio precoantigo precodelista listprice compareatprice',
  },
  stock: {
    title: 'Estoque',
    otherTitles:
      'quantidade qtd qtde quantidadeemestoque qtdemestoque estoqueatual saldo stock quantity inventory inventoryqty inventoryquantity',
  },
  item_group_id: { title: 'Grupo', otherTitles: 'codigodogrupo itemgroupid group' },
  sales: { title: 'Vendas', otherTitles: 'vendidos vendido quantidadevendida sales sold' },
  created_at: {
    title: 'Criado em',
    otherTitles: 'criado data datadecriacao datadecadastro cadastro createdat created date',
  },
};

export const fieldNames = Object.keys(fieldWords) as FieldName[];

/** The words for Google's values of `gender` and `age_group`. */
export const valueWords: ReadonlyMap<string, string> = new Map([
  ['female', 'feminino'],
  ['male', 'masculino'],
  ['unisex', 'unissex'],
  ['adult', 'adulto'],
  ['kids', 'infantil'],
  ['toddler', 'primeira infância'],
  ['infant', 'bebê'],
  ['newborn', 'recém-nascido'],
]);

/** The value of a field as an owner reads and types it: 2990 is '29,90', 'female' is 'feminino'. */
export function textOf(field: FieldName, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number')
    return field.endsWith('_in_cents') ? (value / 100).toFixed(2).replace('.', ',') : String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return field === 'gender' || field === 'age_group' ? (valueWords.get(value) ?? value) : value;
}
