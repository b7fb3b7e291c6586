/** What a lattice point adds at the offset (dx, dy) from it: its slope, a hash of point and seed, times the offset. */
function pull(ix: number, iy: number, dx: number, dy: number, seed: number) {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed + 1, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  h ^= h >>> 13;
  return (((h & 0xffff) / 32768 - 1) * dx + ((h >>> 16) / 32768 - 1) * dy) * 1.3;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth gradient (Perlin) noise in about [-1, 1], the same for the same seed; one hill or hollow per unit. */
export function noise(x: number, y: number, seed: number) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - ix, y - iy];
  const [u, v] = [ease(dx), ease(dy)];
  const top = pull(ix, iy, dx, dy, seed) * (1 - u) + pull(ix + 1, iy, dx - 1, dy, seed) * u;
  const bottom =
    pull(ix, iy + 1, dx, dy - 1, seed) * (1 - u) + pull(ix + 1, iy + 1, dx - 1, dy - 1, seed) * u;
  return top * (1 - v) + bottom * v;
}
