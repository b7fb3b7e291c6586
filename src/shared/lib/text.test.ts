import { slug } from './text';

it.each([
  ['Canecamisa', 'canecamisa'],
  ['Loja da Praça', 'loja-da-praca'],
  ["  D'Ávila & Cia. ", 'd-avila-cia'],
  ['AÇAÍ+', 'acai'],
  ['Æ & Ø', ''],
])('%j is %j in an address', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
