import { at } from '../at';
import { box, dot, fill, type Inks, line, place } from '../ink';
import type { Colour } from '../palette';

const side = 48;

/** Degrees by which each tile of a group of four is turned. */
const turns = [0, 90, 270, 180];

/** One tile: a quarter flower in a corner, a leaf towards the middle. */
function tile(blue: Colour, pale: Colour) {
  return (
    fill(pale, box(-31, -31, 62, 62)) +
    fill(blue, 'M31 31H-6C-6 10 10 -6 31 -6Z') +
    fill(pale, 'M31 31H10C10 18 18 10 31 10Z') +
    fill(blue, 'M31 31H20L31 20Z') +
    line(blue, 4, 'M-31 -2C-12 -2 -2 -12 -2 -31') +
    fill(blue, 'M-31 -31H-16C-16 -22 -22 -16 -31 -16Z') +
    fill(
      blue,
      'M-10 14C-26 14 -27 2 -25 -4C-16 -6 -8 2 -10 14ZM14 -10C14 -26 2 -27 -4 -25C-6 -16 2 -8 14 -10Z',
    ) +
    dot(blue, -4, -4, 4)
  );
}

/** Four equal tiles, turned, repeat around the whole mug. */
export function azulejoAzul([blue, pale]: Inks<2>) {
  const one = tile(blue, pale);
  let band = '';
  for (let column = -7; column < 7; column++)
    for (let row = 0; row < 4; row++) {
      const turn = at(turns, (column & 1) + 2 * (row & 1));
      band += place(one, (column + 0.5) * side, (row - 1.5) * side, side / 62, turn);
    }
  return band + line(blue, 3, 'M-340 -102H340M-340 102H340');
}
