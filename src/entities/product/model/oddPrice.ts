/** Cents above which a price is probably a mistake. */
const HIGH = 100_000_00;

/** Whether a price is probably a mistake: nothing, or more than R$ 100.000,00. */
export const isOddPrice = (cents: number) => cents === 0 || cents > HIGH;
