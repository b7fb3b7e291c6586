/**
 * What loading is compared with: what the shop shows first, as ready HTML without a script.
 */
import type { ProductRow } from '@/entities/product';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { shop } from '@/shared/config';
import { catalogue, layout, productPage, type Listing } from './markup';

export const rows = builtInRows;

const colours = Object.entries(shop.colours).map(([name, colour]) => `--${name}:${colour};`);

/** What stands in a page's head. */
export interface Styles {
  /** The text of the style sheet. */
  style: string;
  /** Addresses of the fonts that are fetched at once. */
  preloads: string[];
}

interface Head extends Styles {
  title: string;
}

/** A whole document. */
export const documentOf = ({ title, style, preloads }: Head, body: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${shop.slogan}. Preços em reais, entrega em todo o Brasil.">
<meta name="theme-color" content="${shop.colours.white}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
${preloads.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>:root{${colours.join('')}}${style}</style>
</head>
<body>${body}</body>
</html>
`;

const firstPage: Listing = {
  category: 'all',
  sort: null,
  search: '',
  page: 1,
  pages: Math.ceil(rows.length / shop.pageSize),
  count: rows.length,
  listing: rows.slice(0, shop.pageSize),
  isFirst: true,
};

export const catalogueBody = () => layout(catalogue(firstPage));
export const productBody = (product: ProductRow) => layout(productPage(product));
