import { fill, polygon } from '../ink';

/** The crest line of a swell: a trochoid, round in the trough and steep at the top, as waves are. */
function crest(y, phase, height) {
  const points = [];
  for (let t = -14; t <= 14; t += 0.12) {
    const x = ((t - 0.78 * Math.sin(t - phase)) * 100) / 6.6;
    if (Math.abs(x) <= 100) points.push([x, y - height * Math.cos(t - phase)]);
  }
  return [[-100, points[0][1]], ...points, [100, points.at(-1)[1]]];
}

const below = (top, drop) => top.map(([x, y]) => [x, y + drop]);
const band = (top, bottom) => polygon([...top, ...[...bottom].reverse()]);

/** Three broad waves, the highest one the palest; a line of bare cloth and one of foam before each. */
export function mareCheia(inks, cloth) {
  const waves = [
    [-58, 0.3, 15],
    [-6, 2.5, 18],
    [46, 4.6, 21],
  ];
  return waves
    .map(([y, phase, height], i) => {
      const top = crest(y, phase, height);
      const next = waves[i + 1];
      const floor = next
        ? below(crest(...next), 0)
        : [
            [-100, 98],
            [100, 98],
          ];
      return (
        (i ? fill(cloth, band(below(top, -19), below(top, 2))) : '') +
        fill(inks[i], band(below(top, -12), below(top, -8))) +
        fill(inks[i], band(top, floor))
      );
    })
    .join('');
}
