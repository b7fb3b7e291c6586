/**
 * Formats an amount: `formatBRL(1990)` is 'R$ 19,90', with a no-break space after 'R$', as `Intl` does for
 * pt-BR and BRL. The first use of `Intl` in a page takes 80 ms on a slow phone while the shop starts.
 * @param cents integer cents, not negative (docs/specification.md, section 9)
 */
export function formatBRL(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$\u00a0${reais},${digits.slice(-2)}`;
}
