/**
 * The name of each order and of the specification's categories in the address; that of another category is its key. It is
 * not the label, so that a changed label breaks no link. No category's key is one of these words (tools/settings/shop.schema.json).
 */
export const addressWords: Readonly<Record<string, string>> = {
  all: 'todos',
  't-shirts': 'camisetas',
  mugs: 'canecas',
  newest: 'novidades',
  'price-desc': 'preco-desc',
  'price-asc': 'preco-asc',
  'best-sellers': 'mais-vendidos',
};
