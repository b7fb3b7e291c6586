import { fill, type Inks, polygon } from '../ink';
import type { Colour } from '../palette';
import type { Point } from '../path';

const corners = {
  a: [4, -84],
  b: [52, -88],
  c: [98, -58],
  d: [92, -30],
  e: [50, -46],
  f: [8, -40],
  g: [-34, -76],
  h: [-44, -28],
  i: [20, -4],
  j: [-62, 12],
  k: [10, 48],
  l: [-34, 62],
  m: [-76, 66],
  n: [-98, 104],
  o: [-62, 106],
  p: [-14, 20],
  q: [-2, -66],
  r: [-14, -58],
  s: [-1, -54],
  t: [-100, 66],
  u: [92, 74],
  v: [-100, 74],
  w: [-8, 62],
  x: [4, 80],
  y: [-18, 80],
} satisfies Record<string, Point>;

type Corner = keyof typeof corners;

/** A toucan of triangles only, as if folded from coloured paper. */
export function tucanoDePapel([dark, darker, blue, white, yellow, orange, red, green]: Inks<8>) {
  const facets: [Corner, Corner, Corner, Colour][] = [
    ['t', 'u', 'v', green],
    ['w', 'x', 'y', orange],
    ['m', 'o', 'n', darker],
    ['m', 'l', 'o', dark],
    ['j', 'l', 'm', blue],
    ['j', 'p', 'l', dark],
    ['p', 'l', 'k', darker],
    ['p', 'i', 'k', blue],
    ['h', 'p', 'j', darker],
    ['h', 'i', 'p', yellow],
    ['h', 'f', 'i', white],
    ['g', 'h', 'f', dark],
    ['g', 'f', 'a', darker],
    ['a', 'b', 'f', orange],
    ['b', 'e', 'f', yellow],
    ['b', 'c', 'e', orange],
    ['c', 'd', 'e', red],
    ['q', 'r', 's', white],
  ];
  return facets
    .map(([a, b, c, colour]) => fill(colour, polygon([corners[a], corners[b], corners[c]])))
    .join('');
}
