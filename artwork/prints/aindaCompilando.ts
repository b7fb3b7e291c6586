import { fill, type Inks, line, pill, place } from '../ink';

/** A curly brace on the left (-1) or the right (1). */
const brace = (side: 1 | -1) => {
  const x = (value: number) => side * value;
  return `M${x(72)} -66C${x(88)} -66 ${x(92)} -56 ${x(92)} -44V-20C${x(92)} -8 ${x(98)} -2 ${x(108)} 0C${x(98)} 2 ${x(92)} 8 ${x(92)} 20V44C${x(92)} 56 ${x(88)} 66 ${x(72)} 66`;
};

/** Two braces wait for a progress bar of ten parts, nine of them done. */
export function aindaCompilando([ink, done, rest]: Inks<3>) {
  const parts = Array.from({ length: 10 }, (_, i) =>
    fill(i < 9 ? done : rest, pill(-62 + i * 12.5, -17, 10, 34, 2)),
  );
  const scene =
    line(ink, 10, brace(-1)) +
    line(ink, 10, brace(1)) +
    line(ink, 3.6, pill(-70, -25, 140, 50, 8)) +
    parts.join('');
  return place(scene, 0, 0, 1.18);
}
