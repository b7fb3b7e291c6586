import { box, circle, fill } from '../ink';

const side = 64;

/** What stands in each of the nine squares: an arc that starts in a corner (0 to 3), a ring or a disc. */
const squares = [
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

function quarter(x, y, corner, r) {
  const [cx, cy] = [x + (corner % 2) * side, y + (corner > 1 ? side : 0)];
  const [dx, dy] = [corner % 2 ? -r : r, corner > 1 ? -r : r];
  return `M${cx} ${cy}L${cx + dx} ${cy}A${r} ${r} 0 0 ${dx * dy > 0 ? 1 : 0} ${cx} ${cy + dy}Z`;
}

/** Nine squares in three colours, each with an arc or a circle. */
export function circulosEArcos(inks, cloth) {
  return squares
    .map(([mark, corner, shift], i) => {
      const [x, y] = [-98 + (i % 3) * 66, -98 + Math.floor(i / 3) * 66];
      const [a, b] = [inks[shift], inks[(shift + 1) % 3]];
      const middle = [x + side / 2, y + side / 2];
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
