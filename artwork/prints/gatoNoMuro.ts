import { box, dot, fill, type Inks, line } from '../ink';
import type { Point } from '../path';

/** A cat from behind on a wall; its hanging tail is a question mark. */
export function gatoNoMuro([cat, moon, wall, mortar]: Inks<4>) {
  const rows = [0, 1, 2].map((row) => line(mortar, 2.4, `M-98 ${58 + row * 18}H98`)).join('');
  const joints: Point[] = [
    [-62, 40],
    [-14, 40],
    [74, 40],
    [-84, 58],
    [-40, 58],
    [10, 58],
    [88, 58],
    [-62, 76],
    [-14, 76],
    [68, 76],
  ];
  return (
    dot(moon, -34, -46, 50) +
    fill(wall, box(-100, 34, 200, 66)) +
    rows +
    joints.map(([x, y]) => line(mortar, 2.4, `M${x} ${y}v18`)).join('') +
    fill(mortar, box(-100, 32, 200, 5)) +
    fill(
      cat,
      'M-24 -98C-22 -104 -16 -104 -12 -100L2 -84C10 -87 20 -87 28 -84L42 -100C46 -104 52 -104 54 -98C58 -84 60 -70 56 -58C52 -48 46 -42 42 -38C60 -22 72 6 70 36H-42C-44 6 -30 -22 -12 -38C-18 -42 -24 -48 -27 -58C-30 -70 -28 -84 -24 -98Z',
    ) +
    line(cat, 12, 'M34 26C46 10 82 14 82 38C82 58 58 56 57 74') +
    dot(cat, 57, 91, 7)
  );
}
