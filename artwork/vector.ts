/** A direction of length 1. */
export function normalise(x, y, z) {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
}

export function cross([a, b, c], [d, e, f]) {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

export const clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v));
/** 0 below a, 1 above b, without corners between. */
export const smooth = (a, b, v) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
