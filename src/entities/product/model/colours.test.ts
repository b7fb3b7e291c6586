import { colourOf } from './colours';

it.each([
  ['Preto', '#1a1a1a'],
  ['pretas', '#1a1a1a'],
  ['Azul-marinho', '#1c2d54'],
  ['Azul claro', '#2f6fbf'],
  ['Lilás', '#b9a0d8'],
  ['Verde', '#3b8f4b'],
  ['Céu de agosto', undefined],
  ['constructor', undefined],
])('a dot knows %s', (word, dot) => expect(colourOf(word)).toBe(dot));
