import { storageNameOf } from './storageName';

it.each([
  ['Canecamisa', 'canecamisa'],
  ['Loja da Praça', 'loja-da-praca'],
  ["  D'Ávila & Cia. ", 'd-avila-cia'],
  ['AÇAÍ+', 'acai'],
  ['Æ & Ø', ''],
])('what a browser keeps for %j begins with %j', (name, storageName) => {
  expect(storageNameOf(name)).toBe(storageName);
});
