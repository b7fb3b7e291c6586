import type { ProductRow } from '@/entities/product/model/product';
import { categories } from '../categories';

const header = 'Código;Nome;Descrição;Categoria;Preço;Foto;Vendas;Criado em';

/** A cell, in quotes if necessary. */
const cell = (text: string) => (/[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** 1990 as '19,90'. */
const reais = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Writes products as a CSV that Brazilian spreadsheet programs open correctly: `;`, UTF-8 with a byte order mark, CRLF. */
export function writeSheet(rows: readonly ProductRow[]): string {
  const lines = rows.map((row) =>
    [
      row.id,
      row.name,
      row.description,
      categories[row.category].tab,
      reais(row.price_in_cents),
      [row.image_url, ...(row.image_urls ?? [])].join(' | '),
      String(row.sales),
      row.created_at,
    ]
      .map(cell)
      .join(';'),
  );
  return `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
}
