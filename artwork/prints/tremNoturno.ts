import { box, circle, type Disc, dot, fill, type Inks, line, pill, place } from '../ink';
import type { Point } from '../path';

const stars: Point[] = [
  [-20, -84],
  [8, -62],
  [-92, -40],
  [-34, -46],
  [86, -88],
  [-98, -90],
];
const smoke: Disc[] = [
  [82, -36, 7],
  [70, -50, 10],
  [50, -60, 12.5],
  [28, -64, 9],
];

/** A locomotive and two carriages with lit windows crossing the chest from side to side, under the moon. */
export function tremNoturno([steel, dark, lit, red, pale, cloth]: Inks<6>) {
  const carriage = (x: number) =>
    fill(dark, pill(x - 2, -14, 64, 7, 3)) +
    fill(steel, pill(x, -9, 60, 40, 3)) +
    fill(red, box(x, 17, 60, 4)) +
    [0, 1, 2, 3].map((i) => fill(lit, pill(x + 5 + i * 13.3, -3, 10, 14, 2))).join('') +
    [12, 48].map((dx) => dot(dark, x + dx, 34, 7) + dot(steel, x + dx, 34, 2.6)).join('');
  const scene =
    dot(pale, -62, -66, 19) +
    dot(cloth, -54, -71, 16) +
    stars.map(([x, y], i) => dot(pale, x, y, i % 2 ? 1.6 : 2.3)).join('') +
    smoke.map(([x, y, r]) => dot(pale, x, y, r)).join('') +
    line(dark, 3, 'M-42 25H40') +
    carriage(-104) +
    carriage(-40) +
    fill(red, 'M26 -20H58V31H26Z') +
    fill(dark, pill(22, -25, 40, 7, 3)) +
    fill(lit, pill(32, -12, 20, 17, 2)) +
    fill(red, 'M56 -3H92C99 -3 102 3 102 10V31H56Z') +
    fill(dark, 'M76 -26H90L87 -3H79Z') +
    fill(dark, pill(74, -29, 18, 6, 2.5)) +
    fill(dark, box(62, -3, 4, 34)) +
    dot(lit, 99, 7, 4.6) +
    fill(lit, 'M102 3L124 -6V22L102 12Z', 0.45) +
    fill(dark, 'M92 31H104L113 41H92Z') +
    fill(dark, circle(42, 31, 11)) +
    dot(steel, 42, 31, 4) +
    [66, 84].map((x) => dot(dark, x, 34, 7) + dot(steel, x, 34, 2.6)).join('') +
    line(steel, 2.6, 'M42 33H84') +
    line(pale, 2.2, 'M-112 42.500H116') +
    Array.from({ length: 15 }, (_, i) => line(pale, 2.2, `M${-106 + i * 15.5} 48h7`)).join('');
  return place(scene, -4, 8, 1.2);
}
