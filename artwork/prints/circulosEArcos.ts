import { at } from '../at';
import { box, circle, fill, type Inks } from '../ink';
import type { Colour } from '../palette';
import type { Point } from '../path';

const side = 64;

/** An arc around a corner (0 to 3), a ring or a disc; `shift` is the ink of the ground, the mark has the next one. */
type Square = readonly [mark: 'arc' | 'disc' | 'ring', corner: number, shift: number];

/** What is in each of the nine squares. */
const squares: Square[] = [
  ['arc', 0, 0],
  ['disc', 0, 1],
  ['arc', 1, 2],
  ['ring', 0, 2],
  ['arc', 2, 0],
  ['arc', 0, 1],
  ['arc', 3, 1],
  ['arc', 1, 2],
  ['disc', 0, 0],
];

function quarter(x: number, y: number, corner: number, r: number) {
  const [cx, cy] = [x + (corner % 2) * side, y + (corner > 1 ? side : 0)];
  const [dx, dy] = [corner % 2 ? -r : r, corner > 1 ? -r : r];
  return `M${cx} ${cy}L${cx + dx} ${cy}A${r} ${r} 0 0 ${dx * dy > 0 ? 1 : 0} ${cx} ${cy + dy}Z`;
}

/** Nine squares in three colours, each with an arc or a circle. */
export function circulosEArcos(inks: Inks<3>, cloth: Colour) {
  return squares
    .map(([mark, corner, shift], i) => {
      const [x, y] = [-98 + (i % 3) * 66, -98 + Math.floor(i / 3) * 66];
      const [a, b] = [at(inks, shift), at(inks, (shift + 1) % 3)];
      const middle: Point = [x + side / 2, y + side / 2];
      const marks = {
        arc: () =>
          fill(b, quarter(x, y, corner, 64)) +
          fill(cloth, quarter(x, y, corner, 42)) +
          fill(b, quarter(x, y, corner, 20)),
        disc: () => fill(b, circle(...middle, 24)),
        ring: () => fill(b, circle(...middle, 26)) + fill(cloth, circle(...middle, 12)),
      };
      return fill(a, box(x, y, side, side)) + marks[mark]();
    })
    .join('');
}
