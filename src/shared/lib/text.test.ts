import fc from 'fast-check';
import { formatBRL, listed, slug, unbroken } from './text';

it.each([
  ['Canecamisa', 'canecamisa'],
  ['Loja da Praça', 'loja-da-praca'],
  ["  D'Ávila & Cia. ", 'd-avila-cia'],
  ['AÇAÍ+', 'acai'],
  ['Æ & Ø', ''],
])('the text %j is %j in an address', (text, expected) => {
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

it('an amount is written as Intl does, as far as its numbers hold cents', () => {
  fc.assert(fc.property(fc.nat(2 ** 45), (cents) => formatBRL(cents) === brl.format(cents / 100)));
});

it.each([
  ['54 cm de largura e 72 cm de comprimento', '54_cm de largura e 72_cm de comprimento'],
  ['Cabem 320 ml de café.', 'Cabem 320_ml de café.'],
  ['4 a 9 dias úteis', '4_a_9_dias úteis'],
  ['1 dia', '1_dia'],
  ['50 x 70 cm', '50_x_70_cm'],
  ['entre 2 e 9 de dezembro, 3 metros, nota 10', 'entre 2 e 9 de dezembro, 3 metros, nota 10'],
])('%j keeps its numbers beside their units', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('_', '\u00a0'));
});
