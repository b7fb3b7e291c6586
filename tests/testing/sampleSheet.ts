/** A sheet with a product, as an owner writes it, for the tests of the import. */
import type { ProductRow } from '@/entities/product';
import { importSheet } from '../../owner/products/sheet/importSheet';
import { formatProblem } from '../../owner/products/problems';

const photos = { byName: new Map([['caneca-azul', 'Caneca Azul.JPG']]), problems: [] };
export const today = '2026-11-23T00:00:00.000Z';

/** The result of importing a sheet after an import of `before`; `lines` are the problems as the owner reads them. */
export function read(sheet: string | Uint8Array, before: readonly ProductRow[] = []) {
  const bytes = Buffer.from(sheet);
  const imported = importSheet(bytes, {
    ...{ name: 'loja.csv', photos, today },
    before: before.map((row) => ({ ...row })),
  });
  return { ...imported, lines: imported.problems.map(formatProblem) };
}

/** The names of the columns. */
export const header = 'Código;Nome;Descrição;Categoria;Preço;Foto;Vendas;Criado em';
/** A row of the product, with other values in some cells. */
export const line = (changes: Record<string, string> = {}) => {
  const cells = {
    ...{ id: 'a', name: 'Caneca Ação', description: 'Boa', category: 'Canecas', price: '29,90' },
    ...{ photo: '', sales: '3', date: '12/07/2024' },
    ...changes,
  };
  return Object.values(cells).join(';');
};
/** A sheet with a row for each of these changes. */
export const sheet = (...changes: Record<string, string>[]) => [header, ...changes.map(line)].join('\r\n');

/** The product that a row without changes becomes. */
export const product: ProductRow = {
  id: 'a',
  name: 'Caneca Ação',
  description: 'Boa',
  image_url: '',
  category: 'mugs',
  price_in_cents: 2990,
  sales: 3,
  created_at: '2024-07-12T00:00:00.000Z',
};
