/**
 * Chance that repeats: the pictures must come out the same on every run, so nothing here reads the clock or
 * Math.random. `seededRandom` is mulberry32, returning numbers in [0, 1).
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A slope for each point of a lattice, the same for the same seed, times the way from that point. */
function pull(ix, iy, dx, dy, seed) {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed + 1, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  h ^= h >>> 13;
  return (((h & 0xffff) / 32768 - 1) * dx + ((h >>> 16) / 32768 - 1) * dy) * 1.3;
}

const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth gradient noise in about [-1, 1]; one feature per unit. */
export function noise(x, y, seed) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - ix, y - iy];
  const [u, v] = [ease(dx), ease(dy)];
  const top = pull(ix, iy, dx, dy, seed) * (1 - u) + pull(ix + 1, iy, dx - 1, dy, seed) * u;
  const bottom =
    pull(ix, iy + 1, dx, dy - 1, seed) * (1 - u) + pull(ix + 1, iy + 1, dx - 1, dy - 1, seed) * u;
  return top * (1 - v) + bottom * v;
}
