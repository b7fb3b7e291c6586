import fc from 'fast-check';
import { formatBRL, listed, slug } from './text';

it.each([
  ['Canecamisa', 'canecamisa'],
  ['Loja da Praça', 'loja-da-praca'],
  ["  D'Ávila & Cia. ", 'd-avila-cia'],
  ['AÇAÍ+', 'acai'],
  ['Æ & Ø', ''],
])('the text %j becomes %j in an address', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

it.each([
  [[], ''],
  [['canecas'], 'canecas'],
  [['camisetas', 'canecas', 'bonés'], 'camisetas, canecas e bonés'],
])('the words %j are listed as %j', (names, expected) => {
  expect(listed(names, 'e')).toBe(expected);
});

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

it('an amount is written as Intl writes it, for all amounts that Intl can hold to the cent', () => {
  fc.assert(fc.property(fc.nat(2 ** 45), (cents) => formatBRL(cents) === brl.format(cents / 100)));
});
