import { foreignWordsIn } from './foreignWords.fixtures';
import { Refusal, whyStopped } from './refusal';

it('a refusal is printed unchanged, even if it comes from another copy of the class', () => {
  expect(whyStopped(new Refusal('a.xlsx: está danificado.'))).toBe('a.xlsx: está danificado.');
  const ofOtherCopy = Object.assign(new Error('a.xlsx: está danificado.'), { name: 'Refusal' });
  expect(whyStopped(ofOtherCopy)).toBe('a.xlsx: está danificado.');
});

it('an error of the system is printed as a sentence with its file', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/srv/loja/products.json',
  });
  expect(whyStopped(error)).toBe(
    '/srv/loja/products.json: não há mais espaço no disco: apague algo, e tente de novo.',
  );
});

it('an error of the system without a file names what the program was writing', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(whyStopped(error, '/srv/loja/dist')).toBe(
    '/srv/loja/dist: não há mais espaço no disco: apague algo, e tente de novo.',
  );
});

it('a fault of the program is reported as such, and keeps its stack for the developers', () => {
  const printed = whyStopped(new TypeError('rows is not iterable'));
  const [sentence = '', ...stack] = printed.split('\n');
  expect(sentence).toMatch(/^Isto é um erro do programa, e não seu\. Mande o texto abaixo/);
  expect(foreignWordsIn(sentence)).toEqual([]);
  expect(stack[0]).toBe('TypeError: rows is not iterable');
});
