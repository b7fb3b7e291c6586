import type { Field } from './header';

/**
 * What a column of an export holds: a field, or the `key` of all rows of a product, the code of the product of
 * which a row is a version (`parent`), another code (`number`), a `short` description, whether there is any
 * stock (`hasStock`) or whether it is counted (`countsStock`), the days of a promotion, or `nothing` for a shop.
 */
export type Part =
  | Field
  | (
      | 'key'
      | 'parent'
      | 'number'
      | 'short'
      | 'hasStock'
      | 'countsStock'
      | 'saleStarts'
      | 'saleEnds'
      | 'nothing'
    );

interface Program {
  name: string;
  /** Found in the plain titles (header.ts) of an export, with spaces between them. */
  known: RegExp;
  /** Plain titles, where an owner's sheet has others (fieldWords.ts), or has them for something else. */
  titles: Readonly<Partial<Record<Part, string>>>;
}

export const programs: readonly Program[] = [
  {
    name: 'WooCommerce',
    known: /\b(?:visibilidadenocatalogo|visibilityincatalog)\b/,
    titles: {
      ...{ nothing: 'tipo type', number: 'id', parent: 'ascendente superior pai parent' },
      ...{
        category: 'categorias categories',
        short: 'descricaocurta shortdescription',
        brand: 'marcas brands',
      },
      ...{ price_in_cents: 'precoregular preconormal regularprice', hasStock: 'emestoque instock' },
      ...{ saleStarts: 'datadeiniciodoprecopromocional datesalepricestarts' },
      ...{ saleEnds: 'datadeterminodoprecopromocional datesalepriceends' },
      ...{ status: 'visibilidadenocatalogo visibilityincatalog', gtin: 'gtinupceanouisbn gtinupceanorisbn' },
    },
  },
  {
    name: 'Nuvemshop',
    known: /\bidentificadorurl\b/,
    titles: { key: 'identificadorurl', category: 'categorias' },
  },
  {
    name: 'Shopify',
    known: /\b(?:url)?handle\b/,
    titles: {
      ...{
        key: 'handle urlhandle',
        id: 'variantsku',
        description: 'bodyhtml',
        price_in_cents: 'variantprice',
      },
      ...{ list_price_in_cents: 'variantcompareatprice', gtin: 'variantbarcode', brand: 'vendor' },
      ...{
        image_url: 'variantimage variantimageurl imagesrc productimageurl',
        countsStock: 'variantinventorytracker',
      },
      ...{ stock: 'variantinventoryqty inventoryquantity', status: 'publishedononlinestore' },
    },
  },
  {
    name: 'Bling',
    known: /^(?=.*\bcodigo\b)(?=.*\bdescricao\b)(?=.*\b(?:ncm|codigopai)\b)(?!.*\bnome\b)/,
    titles: {
      ...{ number: 'id', parent: 'codigopai', name: 'descricao', short: 'descricaocurta', gtin: 'gtinean' },
      ...{ description: 'descricaocomplementar', category: 'categoriadoproduto grupodeprodutos' },
      ...{ image_url: 'urlimagensexternas' },
    },
  },
];
