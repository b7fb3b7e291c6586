import type { ProductRow } from '../../src/entities/product';
import { products } from './products';

type Row = Partial<ProductRow> & Readonly<Record<string, unknown>>;

/** Rows with further fields; what is missing of each is that of a product of `products`. */
const withFields = (rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...products(rows.length)[index], ...row }));

/** A version of one T-shirt, whose versions differ in colour, size, price, former price and stock. */
const shirt = (color: string, size: string, details: Row = {}): Row => ({
  id: `mar-${color}-${size}`.toLowerCase().replaceAll(' ', '-'),
  name: 'Camiseta Mar',
  color,
  size,
  category: 't-shirts',
  item_group_id: 'mar',
  price_in_cents: 6990,
  ...details,
});

/** What the products of an owner's sheet may have: versions, former prices, stock, brands, other pictures. */
export const assortment: readonly unknown[] = [
  ...withFields([
    shirt('Azul-marinho', 'P', { stock: 3, image_alt: 'onda azul', image_url: '/pictures/mare-cheia.webp' }),
    shirt('Azul-marinho', 'M', { stock: 0 }),
    shirt('Azul-marinho', 'G', { price_in_cents: 7490, list_price_in_cents: 9990 }),
    shirt('Rosa-claro', 'P', { stock: 0 }),
    shirt('Rosa-claro', 'M', { stock: 0 }),
    shirt('Verde', 'G', { price_in_cents: 6590, image_url: '/pictures/t-shirts.svg' }),
    ...['Branca', 'Preta', 'Furta-cor'].map((color) => shirt(color, 'M')),
    {
      id: 'promo',
      name: 'Caneca da Promoção',
      category: 'mugs',
      stock: 2,
      brand: 'Olaria',
      color: 'Areia',
      price_in_cents: 3990,
      list_price_in_cents: 5000,
      gtin: '7891000315507',
      image_urls: ['/pictures/mugs.svg', '/pictures/sabia.webp'],
    },
    { id: 'cents', name: 'Caneca Um Centavo', price_in_cents: 4999, list_price_in_cents: 5000, stock: 1 },
    { id: 'gone', name: 'Caneca Esgotada', category: 'mugs', stock: 0 },
    {
      id: 'kids',
      name: 'Camiseta Infantil',
      category: 't-shirts',
      size: '4',
      gender: 'unisex',
      age_group: 'kids',
    },
    { id: 'plain-1', name: 'Caneca Lisa', category: 'mugs', color: 'Branca', sales: 5 },
    { id: 'plain-2', name: 'Caneca Lisa', category: 'mugs', color: 'Preta', sales: 7, price_in_cents: 2990 },
    { id: 'old-1', name: 'Caneca Antiga', category: 'mugs', size: '300 ml', sales: 2 },
    {
      id: 'old-2',
      name: 'Caneca Antiga',
      category: 'mugs',
      sales: 1,
      description: 'Uma frase. E mais uma frase, que é longa.',
    },
    { id: 'long', name: 'Camiseta Longa', category: 't-shirts', item_group_id: 'cut', stock: 4 },
    { id: 'short', name: 'Camiseta Curta', category: 't-shirts', item_group_id: 'cut' },
    {
      id: 'tall-mug',
      name: 'Caneca Alta',
      category: 'mugs',
      item_group_id: 'all-gone',
      size: 'Alta',
      stock: 0,
    },
    {
      id: 'low-mug',
      name: 'Caneca Alta',
      category: 'mugs',
      item_group_id: 'all-gone',
      size: 'Baixa',
      stock: 0,
    },
  ]),
  { name: 'A row without the fields of a product' },
  ...products(40).slice(22),
];

/** Products whose names make an order too long for a link, one after the other; two of them have the same name. */
export const longNames: readonly unknown[] = products(12).map((product, index) => ({
  ...product,
  name: `${index < 2 ? 'Caneca' : `Caneca ${index}`} ${'de coração e canção '.repeat(index < 2 ? 2 : 12)}`.trim(),
}));
