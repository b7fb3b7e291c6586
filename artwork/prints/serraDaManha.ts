import { dot, fill, type Inks, polygon } from '../ink';
import { noise } from '../noise';
import type { Colour } from '../palette';
import type { Point } from '../path';

const radius = 98;

/** A ridge goes from y down to the window's rim. */
type Column = readonly [x: number, y: number, rim: number];

/** Four ridges in a round window, paler the further off, the sun just over the first. */
export function serraDaManha([sky, sun, ...ridges]: Inks<6>) {
  const ridge = (level: number, colour: Colour) => {
    const top: Column[] = [];
    for (let x = -radius; x <= radius; x += 2) {
      const rim = Math.sqrt(radius * radius - x * x);
      const y =
        -34 +
        level * 34 +
        noise(x / 62 + level * 7.3, 2.2, 4 + level) * (34 - level * 2) +
        noise(x / 15, level, 9) * 4.5;
      if (y < rim) top.push([x, Math.max(y, -rim), rim]);
    }
    return fill(
      colour,
      polygon([...top.map(([x, y]): Point => [x, y]), ...top.reverse().map(([x, , rim]): Point => [x, rim])]),
    );
  };
  return (
    dot(sky, 0, 0, radius) + dot(sun, 30, -40, 20) + ridges.map((colour, i) => ridge(i, colour)).join('')
  );
}
