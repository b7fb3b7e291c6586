import { fill, type Inks, line } from '../ink';

/** A cloth filter on its wire, a thread of coffee, a cup, steam. */
export function cafeCoado([cloth, coffee, wood]: Inks<3>) {
  return (
    line(
      cloth,
      4.4,
      'M-34 -74C-44 -84 -24 -92 -34 -104M-4 -74C-14 -86 8 -94 -4 -108M26 -74C16 -84 36 -92 26 -104',
    ) +
    line(wood, 9, 'M56 -56L100 -62') +
    fill(cloth, 'M-60 -58C-52 -8 -26 20 -4 40C-1 43 3 43 6 40C28 18 52 -10 58 -58Z') +
    fill(coffee, 'M-42 2C-30 18 -16 30 -4 40C-1 43 3 43 6 40C18 28 32 14 42 -2C20 -10 -10 14 -42 2Z') +
    line(wood, 6, 'M-62 -58C-20 -66 20 -66 60 -58C20 -50 -20 -50 -62 -58Z') +
    line(coffee, 3.4, 'M1 42V62') +
    line(cloth, 6, 'M34 66C56 60 58 84 30 86') +
    fill(cloth, 'M-36 58H38C38 84 26 98 10 100H-8C-24 98 -36 84 -36 58Z') +
    fill(coffee, 'M-30 61H32C30 66 -28 66 -30 61Z') +
    line(cloth, 4, 'M-48 108H50')
  );
}
