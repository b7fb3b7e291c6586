import { colourOf } from './colours';

it.each([
  ['Preto', '#1a1a1a'],
  ['pretas', '#1a1a1a'],
  ['Azul-marinho', '#1c2d54'],
  ['Azul claro', 'color-mix(in srgb, #2f6fbf 55%, white)'],
  ['Rosa-claro', 'color-mix(in srgb, #f0a0b8 55%, white)'],
  ['Azul-bebê', 'color-mix(in srgb, #2f6fbf 55%, white)'],
  ['Verdes escuras', 'color-mix(in srgb, #3b8f4b 55%, black)'],
  ['Claro', undefined],
  ['Verde-água', '#a9dccb'],
  ['Off-white', '#f7f3ea'],
  ['Lilás', '#b9a0d8'],
  ['Verde', '#3b8f4b'],
  ['Céu de agosto', undefined],
  ['constructor', undefined],
])('the word %s has a dot in its colour, or no dot', (word, dot) => expect(colourOf(word)).toBe(dot));
