const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * Writes an amount as the shopper reads it: `formatBRL(1990)` is 'R$ 19,90', a no-break space after 'R$'.
 * @param cents integer cents; money stays in cents until here (specification, section 9)
 */
export function formatBRL(cents: number): string {
  return brl.format(cents / 100);
}
