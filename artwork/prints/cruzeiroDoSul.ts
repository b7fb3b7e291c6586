import { type Disc, dot, fill, type Inks, line, polygon } from '../ink';
import type { Point } from '../path';
import { seededRandom } from '../seededRandom';

function star(x: number, y: number, r: number) {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const reach = i % 2 ? 0.17 : i % 4 ? 0.46 : 1;
    const angle = (i * Math.PI) / 8;
    return [x + Math.sin(angle) * r * reach, y - Math.cos(angle) * r * reach];
  });
  return polygon(points);
}

/** The five stars of the Southern Cross joined by a fine line, among dust. */
export function cruzeiroDoSul([ink, dust]: Inks<2>) {
  const stars: Disc[] = [
    [8, -84, 25],
    [-6, 84, 31],
    [-66, -2, 26],
    [62, -26, 24],
    [34, 30, 15],
  ];
  const random = seededRandom(5);
  const sky = Array.from({ length: 46 }, (): Disc => [
    random() * 200 - 100,
    random() * 200 - 100,
    0.7 + random() * 1.3,
  ])
    .filter(
      ([x, y]) => stars.every(([a, b, r]) => Math.hypot(x - a, y - b) > r + 4) && Math.hypot(x, y) < 112,
    )
    .map(([x, y, r]) => dot(dust, x, y, r));
  return (
    sky.join('') +
    line(ink, 1.8, 'M5.6 -54L-3 48M-36 -7.6L34 -20.8') +
    stars.map(([x, y, r]) => fill(ink, star(x, y, r))).join('')
  );
}
