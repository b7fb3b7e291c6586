// What search engines and the feed refuse.

/** Whether a text is a GTIN: 8, 12, 13 or 14 digits. The last one is the check digit of GS1. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/**
 * Whether a product with this id is prerendered: it is a valid file name on every system, which has 255 characters at
 * most, with '.html.br'. Shoppers see the others, search engines and the feed do not.
 */
export const hasOwnPage = (id: string) => /^[\w-]{1,240}$/.test(id);

/** Cents above which a price is probably a mistake. */
const HIGH = 100_000_00;

/** Whether a price is probably a mistake: nothing, or more than R$ 100.000,00. */
export const isOddPrice = (cents: number) => cents === 0 || cents > HIGH;
