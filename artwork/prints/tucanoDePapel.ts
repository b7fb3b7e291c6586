import { fill, polygon } from '../ink';

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
};

/** A toucan of triangles only, as if folded from coloured paper. */
export function tucanoDePapel([dark, darker, blue, white, yellow, orange, red, green]) {
  const facets = [
    ['tuv', green],
    ['wxy', orange],
    ['mon', darker],
    ['mlo', dark],
    ['jlm', blue],
    ['jpl', dark],
    ['plk', darker],
    ['pik', blue],
    ['hpj', darker],
    ['hip', yellow],
    ['hfi', white],
    ['ghf', dark],
    ['gfa', darker],
    ['abf', orange],
    ['bef', yellow],
    ['bce', orange],
    ['cde', red],
    ['qrs', white],
  ];
  return facets
    .map(([names, colour]) => fill(colour, polygon([...names].map((name) => corners[name]))))
    .join('');
}
