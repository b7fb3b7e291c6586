import { formatBRL } from './money';

// Escaped, because a no-break space looks like any other.
it.each([
  [0, 'R$\u00a00,00'],
  [1, 'R$\u00a00,01'],
  [1990, 'R$\u00a019,90'],
  [4000, 'R$\u00a040,00'],
  [123456789, 'R$\u00a01.234.567,89'],
])('formatBRL(%i)', (cents, text) => {
  expect(formatBRL(cents)).toBe(text);
});
