import { describeLines } from './describeLines';

const card = (name: string, price: string) => [
  '  - listitem:',
  `    - heading "${name}" [level=2]`,
  '    - paragraph: Mug',
  '    - text: In stock',
  '    - text: Blue',
  `    - text: ${price}`,
];
const page = (...prices: string[]) => ['- list:', ...prices.flatMap((price, at) => card(`Mug ${at}`, price))];

it('a description shows a change with the lines around it, the elements around these, and the heading before', () => {
  expect(describeLines(page('R$ 5', 'R$ 6'), page('R$ 5', 'R$ 7'))).toEqual([
    '  - list:',
    '    - listitem:',
    '      - heading "Mug 1" [level=2]',
    '      - text: In stock',
    '      - text: Blue',
    '-     - text: R$ 6',
    '+     - text: R$ 7',
  ]);
});

it('a description separates changes, and shows an element once if several changes are in it', () => {
  const [before, after] = [page('1', '2', '3'), page('9', '2', '8')];
  expect(describeLines(before, after).filter((line) => /…|- list:/.test(line))).toEqual(['  - list:', '  …']);
});

it('a description shows nothing if nothing changed', () => {
  expect(describeLines(page('1'), page('1'))).toEqual([]);
});
