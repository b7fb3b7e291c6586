import type { ProductRow } from '@/entities/product/model/product';
import { categories } from '../categories';
import { wordOf } from './detailCells';

const header = 'Código;Nome;Descrição;Categoria;Preço;Foto;Vendas;Criado em';

/** The columns of details, which a sheet has if a product has them. */
const detailColumns: Readonly<Record<string, (row: ProductRow) => string | number | undefined>> = {
  Cor: ({ color }) => color,
  Tamanho: ({ size }) => size,
  Gênero: ({ gender }) => gender && wordOf(gender),
  'Faixa etária': ({ age_group }) => age_group && wordOf(age_group),
  Marca: ({ brand }) => brand,
  GTIN: ({ gtin }) => gtin,
  'Preço de': ({ list_price_in_cents: cents }) => cents && reais(cents),
  Estoque: ({ stock }) => stock,
  Grupo: ({ item_group_id }) => item_group_id,
};

/** A cell, in quotes if necessary. */
const cell = (text: string) => (/[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** 1990 as '19,90'. */
const reais = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Writes products as a CSV that Brazilian spreadsheet programs open correctly: `;`, UTF-8 with a byte order mark, CRLF. */
export function writeSheet(rows: readonly ProductRow[]): string {
  const further = Object.entries(detailColumns).filter(([, of]) => rows.some((row) => of(row) !== undefined));
  const lines = rows.map((row) =>
    [
      row.id,
      row.name,
      row.description,
      categories[row.category]?.tab ?? row.category,
      reais(row.price_in_cents),
      [row.image_url, ...(row.image_urls ?? [])].join(' | '),
      String(row.sales),
      row.created_at,
      ...further.map(([, of]) => String(of(row) ?? '')),
    ]
      .map(cell)
      .join(';'),
  );
  return `\uFEFF${[[header, ...further.map(([title]) => title)].join(';'), ...lines].join('\r\n')}\r\n`;
}
