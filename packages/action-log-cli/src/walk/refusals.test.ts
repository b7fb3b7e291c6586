import { createRefusals } from './refusals';

it('storage refuses to save from the action that was not saved until the next one that was', () => {
  const refuses = createRefusals({
    happened: [
      [1, { wrote: 'cart' }],
      [3, { refused: 'cart', why: 'full' }],
      [4, { wrote: 'choices' }],
      [5, { refused: 'alert', why: 'framed' }],
      [5, { wrote: 'cart' }],
    ],
  });
  expect([0, 1, 2, 3, 4, 5, 6].map(refuses)).toEqual([false, false, true, true, true, false, false]);
});
