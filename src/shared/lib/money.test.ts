import fc from 'fast-check';
import { formatBRL } from './money';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

it('an amount is written as Intl does, as far as its numbers hold cents', () => {
  fc.assert(fc.property(fc.nat(2 ** 45), (cents) => formatBRL(cents) === brl.format(cents / 100)));
});
