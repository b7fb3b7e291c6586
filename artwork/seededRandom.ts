/**
 * A random number generator (mulberry32) whose numbers are in [0, 1) and depend only on the seed, so that pictures are the
 * same in every run. The server's sample data has a copy: this workspace imports nothing of the shop.
 */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
