/** Cache of formatted amounts: many products have the same price, and share its text in memory. */
const written = new Map<number, string>();

/**
 * Formats an amount: `formatBRL(1990)` is 'R$ 19,90', with a no-break space after 'R$', as `Intl` does for pt-BR and
 * BRL (docs/decisions/0007-prices-without-intl.md).
 * @param cents integer cents, not negative (docs/specification.md, section 9)
 */
export function formatBRL(cents: number): string {
  const text = written.get(cents) ?? write(String(cents).padStart(3, '0'));
  written.set(cents, text);
  return text;
}

function write(digits: string): string {
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$\u00a0${reais},${digits.slice(-2)}`;
}
