import { details, fields, isText, type Rule } from '@/entities/product/model/fields';
import type { ProductRow } from '@/entities/product/model/product';
import { shop } from '@/shared/config';
import { slug } from '@/shared/lib/text';

/** A field of a product that a sheet has as a column. */
export type FieldName = Exclude<keyof ProductRow, 'image_urls'>;

/** What a column may hold: a field, a price that is below the usual one, or whether a product is sold. */
export type Field = FieldName | 'sale' | 'status';

/** The rule of each field. */
export const rules: Readonly<Record<Field, Rule>> = {
  ...{ ...fields, ...details },
  ...{ sale: fields.price_in_cents, status: { is: isText } },
};

/**
 * The titles that a column of each field may have, in the order of an export. The first is the shop's; the
 * others are plain.
 */
const titles: Readonly<Record<Field, string>> = {
  id: 'Código, cod id sku ref referencia code codigosku',
  name: 'Nome, produto titulo name product title item',
  description:
    'Descrição, desc detalhes description details descricaocompleta shortdescription descricaolonga descricaocurta descricaocomplementar bodyhtml',
  category: 'Categoria, categorias tipo category categories type kind departamento producttype',
  price_in_cents:
    'Preço, precoemreais precodevenda precopor precounitario valor valorunitario price pricebrl precoregular preconormal regularprice',
  image_url:
    'Foto, fotos imagesrc urlimagensexternas imagem imagens figura image images photo photos picture imageurl imagelink linkdaimagem linkdafoto urldaimagem urldafoto fotoprincipal imagemprincipal',
  image_alt: 'Desenho, estampa textoalternativo textoalternativodaimagem imagealttext imagealt alttext',
  color: 'Cor, color colour',
  size: 'Tamanho, tam size',
  gender: 'Gênero, sexo gender',
  age_group: 'Faixa etária, idade agegroup age',
  brand: 'Marca, marcas brand brands vendor',
  gtin: 'GTIN, ean gtinean gtinupceanouisbn gtinupceanorisbn ean13 codigodebarras codbarras codigoean barcode',
  list_price_in_cents: 'Preço de, precooriginal precocheio precoantigo precodelista listprice compareatprice',
  stock:
    'Estoque, quantidade qtd qtde quantidadeemestoque qtdemestoque estoqueatual saldo stock quantity inventory inventoryqty inventoryquantity',
  item_group_id: 'Grupo, codigodogrupo itemgroupid group',
  sales: 'Vendas, vendidos vendido quantidadevendida sales sold',
  created_at: 'Criado em, criado data datadecriacao datadecadastro cadastro createdat created date',
  sale: 'Preço promocional, precopromo promocao precoemoferta precooferta precocomdesconto saleprice',
  status:
    'Situação, status ativo publicado publicar visivel visibilidade visibilidadenocatalogo exibirnaloja active published publishedononlinestore visibilityincatalog',
};

export const allFields = Object.keys(titles) as Field[];
export const fieldNames = allFields.filter(
  (field): field is FieldName => field !== 'sale' && field !== 'status',
);

/** The title of a field's column. */
export const titleOf = (field: Field) => titles[field].replace(/,.*/, '');

/** A text without accents, spaces and punctuation, in lower case: 'Criado em' becomes 'criadoem'. */
export const plain = (text: string) => slug(text).replaceAll('-', '');

/** The field of each plain title. */
export const fieldByTitle: ReadonlyMap<string, Field> = new Map(
  allFields.flatMap((field) => {
    const [title = '', others = ''] = titles[field].split(', ');
    return [plain(title), ...others.split(' ')].map((name) => [name, field] as const);
  }),
);

/** The words in a sheet for a category, or for Google's values of `gender` and `age_group`. The first word is shown. */
export const valueWords: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(shop.categories).map(([key, { tab, one }]) => [key, [tab, one]] as const),
  ['female', ['feminino', 'mulher', 'f']],
  ['male', ['masculino', 'homem', 'm']],
  ['unisex', ['unissex']],
  ['adult', ['adulto']],
  ['kids', ['infantil', 'criança']],
  ['toddler', ['primeira infância']],
  ['infant', ['bebê']],
  ['newborn', ['recém-nascido']],
]);

/** The value of a field as an owner reads and types it: 2990 is '29,90', 'female' is 'feminino'. */
export function textOf(field: FieldName, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number')
    return field.endsWith('_in_cents') ? (value / 100).toFixed(2).replace('.', ',') : String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return (rules[field].values && valueWords.get(value)?.[0]) ?? value;
}
