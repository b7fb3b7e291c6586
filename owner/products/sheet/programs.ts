import type { Field } from '../fieldWords';

/**
 * What a column of an export holds: a field, the `key` of all rows of a product, the code of the product of
 * which a row is a version (`parent`), another code (`number`), the name of what versions differ by, left of
 * its value (`option`), its value below its own name, as 'grade-tamanho' (`choice`), names and values in one text
 * (`pairs`), whether there is any stock or it is counted, or the days of a promotion.
 */
export type Part =
  | Field
  | (
      | 'key'
      | 'parent'
      | 'number'
      | 'option'
      | 'unused'
      | 'hasStock'
      | 'countsStock'
      | 'from'
      | 'until'
      | 'choice'
      | 'pairs'
    );

/** The titles that an owner's sheet does not have (fieldWords.ts), or has for something else. */
export const columnsOf = {
  WooCommerce: {
    unused: 'tipo type',
    number: 'id',
    parent: 'ascendente superior pai parent',
    option: 'nomedoatributo attributename',
    hasStock: 'emestoque instock',
    from: 'datadeiniciodoprecopromocional datesalepricestarts',
    until: 'datadeterminodoprecopromocional datesalepriceends',
  },
  Nuvemshop: { key: 'identificadorurl', option: 'nomedavariacao' },
  Shopify: { key: 'handle urlhandle', option: 'optionname', countsStock: 'variantinventorytracker' },
  'Loja Integrada': {
    unused: 'tipo',
    number: 'id',
    parent: 'skupai',
    description: 'descricaocompleta',
    stock: 'estoquequantidade',
    countsStock: 'estoquegerenciado',
    price_in_cents: 'precocheio',
    category: 'categorianomenivel',
    choice: 'gradetamanho gradecor gradenumero gradetamanhodecamisa gradegenero',
  },
  Tray: {
    number: 'codigodoproduto',
    from: 'iniciodapromocao',
    until: 'fimdapromocao',
  },
  'Mercado Livre': { key: 'numerodoanuncio', number: 'numerodavariacao', pairs: 'variacoes' },
  Bling: { number: 'id', parent: 'codigopai', name: 'descricao', category: 'grupodeprodutos' },
} as const satisfies Readonly<Record<string, Partial<Record<Part, string>>>>;

/** What is only in the titles of a program's exports: plain (fieldWords.ts), without digits. */
export const signs: readonly (readonly [keyof typeof columnsOf, RegExp])[] = [
  ['WooCommerce', /\b(visibilidadenocatalogo|visibilityincatalog)\b/],
  ['Nuvemshop', /\bidentificadorurl\b/],
  ['Shopify', /\b(url)?handle\b/],
  ['Loja Integrada', /\bskupai\b.*\bprecocheio\b/],
  ['Tray', /\bcodigodoproduto\b.*\biniciodapromocao\b/],
  ['Mercado Livre', /\bnumerodoanuncio\b/],
  ['Bling', /^(?!.*\bnome\b)(?=.*\bcodigo\b)(?=.*\bdescricao\b).*\b(ncm|codigopai)\b/],
];
