import { type Disc, dot, fill, type Inks, line, place } from '../ink';
import type { Colour } from '../palette';
import { seededRandom } from '../seededRandom';

/** `lot`, a random number from 0 to 1, decides which layers of colour a blossom is part of. */
type Blossom = readonly [...Disc, lot: number];

/** A leafless tree all in yellow flower, petals on the ground. */
export function ipeAmarelo([bark, deep, bright, pale]: Inks<4>) {
  const random = seededRandom(11);
  const blossoms = Array.from({ length: 150 }, (_, i): Blossom => {
    const reach = Math.sqrt((i + 0.5) / 150);
    const angle = i * 2.39996 + random() * 0.5;
    const [x, y] = [Math.cos(angle) * reach * 90, -34 + Math.sin(angle) * reach * 62];
    return [
      x + (random() - 0.5) * 10,
      y + (random() - 0.5) * 10 + Math.abs(x) * 0.12,
      5.5 + random() * 7.5,
      random(),
    ];
  });
  const layer = (from: number, to: number, colour: Colour, dx: number, shrink: number) =>
    blossoms
      .filter(([, , , lot]) => lot >= from && lot < to)
      .map(([x, y, r]) => dot(colour, x + dx, y + dx, r * shrink))
      .join('');
  const fallen = Array.from({ length: 26 }, (): Disc => [
    (random() - 0.5) * 170,
    84 + random() * 15,
    1.8 + random() * 1.8,
  ]);
  const scene =
    layer(0, 1, deep, 3, 1.05) +
    fill(bark, 'M-11 96C-4 66 -6 40 -10 20L2 12C6 20 8 24 12 18L18 22C8 40 8 70 18 96Z') +
    line(bark, 7, 'M-4 30C-18 14 -30 2 -48 -8M6 26C20 8 34 -6 52 -14M0 20C-4 -10 -10 -30 -16 -48') +
    line(
      bark,
      4.5,
      'M-30 4C-42 4 -56 12 -66 6M30 0C34 -18 34 -34 42 -48M-8 -20C2 -30 8 -46 8 -62M44 -8C58 -4 66 -4 74 -10',
    ) +
    layer(0, 0.62, bright, 0, 0.92) +
    layer(0.62, 0.9, pale, -2, 0.7) +
    fallen.map(([x, y, r], i) => dot(i % 3 ? bright : pale, x, y, r * 1.4, r * 0.7)).join('');
  return place(scene, 0, 0, 1.15);
}
