import { type Disc, dot, fill, type Inks, line } from '../ink';

/** Lit part of a moon in the southern sky: `phase` from -1 (new, then waxing) over 0 (full) to 1 (new again). */
function moon(x: number, y: number, r: number, phase: number) {
  const bulge = r * Math.abs(1 - 2 * Math.abs(phase));
  const crescent = Math.abs(phase) > 0.5;
  const side = phase < 0 ? 0 : 1;
  return (
    `M${x} ${y - r}A${r} ${r} 0 0 ${side} ${x} ${y + r}` +
    `A${bulge || 0.01} ${r} 0 0 ${crescent ? 1 - side : side} ${x} ${y - r}Z`
  );
}

/** From new to waning around the mug, the full moon in front. */
export function fasesDaLua([light, shadow, crater]: Inks<3>) {
  const phases = [-1, -0.8, -0.5, -0.25, 0, 0.25, 0.5, 0.8, 1];
  const place = (i: number): Disc => [(i - 4) * 46 + Math.sign(i - 4) * 16, 0, i === 4 ? 40 : 20];
  const stars: Disc[] = [
    [-74, -52, 2.4],
    [-30, -66, 1.6],
    [22, -58, 2.4],
    [66, -70, 1.6],
    [104, -48, 2],
    [-104, -70, 1.6],
    [-52, 56, 1.8],
    [-8, 66, 2.4],
    [44, 54, 1.6],
    [86, 66, 2.2],
    [-96, 62, 2.2],
  ];
  return (
    line(light, 1.2, 'M-230 -94H230M-230 94H230') +
    stars.map(([x, y, r]) => dot(light, x, y, r)).join('') +
    phases
      .map((phase, i) => {
        const [x, y, r] = place(i);
        return dot(shadow, x, y, r) + (Math.abs(phase) < 1 ? fill(light, moon(x, y, r, phase)) : '');
      })
      .join('') +
    dot(crater, -13, -13, 8) +
    dot(crater, 14, -5, 5) +
    dot(crater, 2, 17, 9.5) +
    dot(crater, -19, 12, 3.4)
  );
}
