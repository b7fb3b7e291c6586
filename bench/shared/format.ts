/**
 * How a figure is written, by its unit.
 */
const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const format = {
  ratio: (value: number) => `${value.toFixed(2)}x`,
  ms: (value: number) => `${number.format(value)} ms`,
  micro: (value: number) => `${number.format(value)} µs`,
  /** The value is in ms. */
  seconds: (value: number) => `${number.format(value / 1000)} s`,
  bytes: (value: number) => `${count.format(value)} B`,
  count: (value: number) => count.format(value),
};
