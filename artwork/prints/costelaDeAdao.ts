import { fill, type Inks, line, place } from '../ink';

/** Slits of one half: where they begin beside the midrib, their bend and end beyond the margin. */
const slits = ['M27 -58Q62 -62 116 -50', 'M25 -26Q62 -22 118 4', 'M23 6Q54 18 104 52', 'M20 38Q42 54 76 92'];
const holes = ['M14 -42Q22 -43 28 -41', 'M14 -10Q21 -8 27 -5', 'M13 22Q18 25 23 29'];
const mirrored = (d: string) =>
  d.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

/** One monstera leaf: a heart, deeply cut and holed. The cuts show the cloth. */
export function costelaDeAdao([green, cloth, vein]: Inks<3>) {
  const both = (d: string) => d + mirrored(d);
  const leaf =
    fill(
      green,
      'M0 -70C10 -104 60 -110 84 -72C108 -28 92 26 58 62C38 82 16 94 0 114C-16 94 -38 82 -58 62C-92 26 -108 -28 -84 -72C-60 -110 -10 -104 0 -70Z',
    ) +
    line(cloth, 9.5, slits.map(both).join('')) +
    line(cloth, 7, holes.map(both).join('')) +
    line(vein, 3, 'M0 -68V98') +
    line(
      vein,
      1.8,
      ['M0 -60Q30 -80 68 -76', 'M0 -34Q40 -44 88 -26', 'M0 -2Q38 -2 82 30', 'M0 30Q30 38 62 70']
        .map(both)
        .join(''),
    );
  return line(green, 7, 'M-32 -116C-26 -96 -18 -82 -10 -66') + place(leaf, 3, 6, 0.95, 11);
}
