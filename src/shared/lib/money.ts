const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
/** Intl is slow, and of many products few have a price of their own: each amount is written once and its text shared. */
const written = new Map<number, string>();

/**
 * Writes an amount as the shopper reads it: `formatBRL(1990)` is 'R$ 19,90', a no-break space after 'R$'.
 * @param cents integer cents; money stays in cents until here (specification, section 9)
 */
export function formatBRL(cents: number): string {
  const text = written.get(cents) ?? brl.format(cents / 100);
  written.set(cents, text);
  return text;
}
