import { at } from '../at';
import { fill, type Inks, polygon } from '../ink';
import type { Colour } from '../palette';
import type { Point } from '../path';

type Wave = readonly [y: number, phase: number, height: number];

/** The crest line of a swell: a trochoid, round in the trough and steep at the top, as waves are. */
function crest(...[y, phase, height]: Wave): Point[] {
  const points: Point[] = [];
  for (let t = -14; t <= 14; t += 0.12) {
    const x = ((t - 0.78 * Math.sin(t - phase)) * 100) / 6.6;
    if (Math.abs(x) <= 100) points.push([x, y - height * Math.cos(t - phase)]);
  }
  const [first, last] = [at(points, 0), at(points, points.length - 1)];
  return [[-100, first[1]], ...points, [100, last[1]]];
}

const below = (top: Point[], drop: number) => top.map(([x, y]): Point => [x, y + drop]);
const band = (top: Point[], bottom: Point[]) => polygon([...top, ...[...bottom].reverse()]);

/** Three broad waves, the highest one the palest; a line of bare cloth and one of foam before each. */
export function mareCheia(inks: Inks<3>, cloth: Colour) {
  const waves: Wave[] = [
    [-58, 0.3, 15],
    [-6, 2.5, 18],
    [46, 4.6, 21],
  ];
  return waves
    .map((wave, i) => {
      const ink = at(inks, i);
      const top = crest(...wave);
      const next = waves[i + 1];
      const floor: Point[] = next
        ? below(crest(...next), 0)
        : [
            [-100, 98],
            [100, 98],
          ];
      return (
        (i ? fill(cloth, band(below(top, -19), below(top, 2))) : '') +
        fill(ink, band(below(top, -12), below(top, -8))) +
        fill(ink, band(top, floor))
      );
    })
    .join('');
}
