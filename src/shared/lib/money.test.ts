import fc from 'fast-check';
import { formatBRL } from './money';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

describe('formatBRL', () => {
  it.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [1990, 'R$\u00a019,90'],
    [123456, 'R$\u00a01.234,56'],
    [100000000, 'R$\u00a01.000.000,00'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatBRL(cents)).toBe(text);
  });

  it('writes every amount as Intl does, as far as its numbers hold cents', () => {
    fc.assert(fc.property(fc.nat(2 ** 45), (cents) => formatBRL(cents) === brl.format(cents / 100)));
  });
});
