import type { Row } from './api';

/** A field of a product in the table or below it. */
export interface Field {
  name: string;
  label: string;
  hint?: string;
}

/** The fields in the table, besides the photo and the category. */
export const inTable: readonly Field[] = [
  { name: 'name', label: 'Nome' },
  { name: 'price_in_cents', label: 'Preço' },
  { name: 'list_price_in_cents', label: 'Preço de' },
  { name: 'stock', label: 'Estoque' },
];

/** The fields of the product that is being edited. */
export const below: readonly Field[] = [
  { name: 'color', label: 'Cor' },
  { name: 'size', label: 'Tamanho' },
  { name: 'gender', label: 'Gênero', hint: 'feminino, masculino, unissex' },
  { name: 'age_group', label: 'Faixa etária', hint: 'adulto, infantil, bebê…' },
  { name: 'brand', label: 'Marca' },
  { name: 'gtin', label: 'GTIN', hint: 'código de barras' },
  { name: 'item_group_id', label: 'Grupo', hint: 'o mesmo em todas as versões' },
  { name: 'sales', label: 'Vendas' },
  { name: 'created_at', label: 'Criado em' },
];

/** Google's values in the words of a sheet. */
const spoken: Readonly<Record<string, string>> = {
  female: 'feminino',
  male: 'masculino',
  unisex: 'unissex',
  newborn: 'recém-nascido',
  infant: 'bebê',
  toddler: 'primeira infância',
  kids: 'infantil',
  adult: 'adulto',
};

/** A value as an owner reads and types it: 2990 is '29,90', 2024-07-12 is '12/07/2024'. */
export function textOf(row: Row, name: string): string {
  const value = row[name];
  if (value === undefined || value === null) return '';
  if (name.endsWith('_in_cents') && typeof value === 'number')
    return (value / 100)
      .toFixed(2)
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+,)/g, '.');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'created_at') return value.replace(/^(\d{4})-(\d{2})-(\d{2}).*/, '$3/$2/$1');
  return spoken[value] && /^(?:gender|age_group)$/.test(name) ? spoken[value] : value;
}
