/** The value of a cell, or a description of what it should contain. */
export type Read<Value = unknown> = { value: Value } | { wanted: string };

/**
 * Reads a price in reais as cents. The last `.` or `,` before one or two digits separates the cents; a dot
 * or a space before three digits separates thousands, as in Brazil. A comma before three digits is refused.
 */
export function readPrice(cell: string): Read<number> {
  const text = cell.replace(/^\s*(?:R\$|BRL)?\s*/i, '').trim();
  const parts = /^(\d{1,3}(?:[.\s]\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  const [, whole = '', cents = ''] = parts ?? [];
  const value = Number(whole.replace(/[.,\s]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return parts && Number.isSafeInteger(value) ? { value } : { wanted: 'um preço como 29,90 ou R$ 1.234,56' };
}

/**
 * Reads a whole number, with or without dots or spaces for thousands and one or two zeros after a comma; three may be
 * thousands in English. An empty cell is 0.
 */
export function readCount(cell: string): Read<number> {
  const parts = /^(\d{1,3}(?:[.\s]\d{3})+|\d*)(?:[.,]0{1,2})?$/.exec(cell.trim());
  const value = Number((parts?.[1] ?? '').replace(/[.\s]/g, ''));
  return parts && Number.isSafeInteger(value) ? { value } : { wanted: 'um número inteiro, 0 ou mais' };
}
