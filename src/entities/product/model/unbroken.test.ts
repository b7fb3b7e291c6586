import { unbroken } from './unbroken';

it.each([
  ['54 cm de largura e 72 cm de comprimento', '54_cm de largura e 72_cm de comprimento'],
  ['Cabem 320 ml de café.', 'Cabem 320_ml de café.'],
  ['4 a 9 dias úteis', '4_a_9_dias úteis'],
  ['1 dia', '1_dia'],
  ['50 x 70 cm', '50_x_70_cm'],
  ['entre 2 e 9 de dezembro, 3 metros, nota 10', 'entre 2 e 9 de dezembro, 3 metros, nota 10'],
])('the text %j keeps each number on one line with its unit', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('_', '\u00a0'));
});
