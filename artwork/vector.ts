/** A point or a direction in the mugs' world, see `camera.ts` for its units and axes. */
export type Vector = readonly [x: number, y: number, z: number];

/** A direction of length 1. */
export function normalise(x: number, y: number, z: number): Vector {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
}

export function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

/** The point that lies `length` from `start` in a direction. */
export function along([x, y, z]: Vector, [dx, dy, dz]: Vector, length: number): Vector {
  return [x + dx * length, y + dy * length, z + dz * length];
}

export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v));

/** 0 below a, 1 above b, without corners between. */
export const smooth = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
