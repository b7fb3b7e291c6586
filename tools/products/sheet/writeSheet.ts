import { detailNames } from '@/entities/product/model/fields';
import type { ProductRow } from '@/entities/product/model/product';
import { shop } from '@/shared/config';
import { fieldWords, textOf, type FieldName } from '../fieldWords';

/** A cell, in quotes if necessary. */
const cell = (text: string) => (/[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The columns that every sheet has, in their order; those of details follow if a product has some. */
const COLUMNS: readonly FieldName[] = [
  'id',
  'name',
  'description',
  'category',
  'price_in_cents',
  'image_url',
  'sales',
  'created_at',
];

/** The content of a product's cell. */
function contentOf(row: ProductRow, field: FieldName): string {
  if (field === 'category') return shop.categories[row.category]?.tab ?? row.category;
  if (field === 'image_url') return [row.image_url, ...(row.image_urls ?? [])].join(' | ');
  return textOf(field, row[field]);
}

/** Writes products as a CSV that Brazilian spreadsheet programs open correctly: `;`, UTF-8 with a byte order mark, CRLF. */
export function writeSheet(rows: readonly ProductRow[]): string {
  const columns = [...COLUMNS, ...detailNames.filter((name) => rows.some((row) => row[name] !== undefined))];
  const lines = [
    columns.map((field) => fieldWords[field].title),
    ...rows.map((row) => columns.map((field) => cell(contentOf(row, field)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
