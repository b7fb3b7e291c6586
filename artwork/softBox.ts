import type { MugSolid } from './mugSolid';
import { along, clamp, cross, normalise, smooth, type Vector } from './vector';

/** Direction of the one light: a wide soft box, up on the left and in front of the table. */
export const key = normalise(-0.6, 0.62, 0.52);
/** The directions of the soft box's two sides. */
const boxU = normalise(key[2], 0, -key[0]);
const boxV = cross(key, boxU);

/**
 * How much of the soft box is seen from a point, 0 to 1. `softness` is how blurred the shadow is; the ray is followed
 * from the distance `from`, so that the surface the point lies on casts no shadow on it.
 */
export function lightReaching(solid: MugSolid, point: Vector, softness: number, from: number) {
  let seen = 1;
  for (let t = from, i = 0; i < 40 && t < 3.2 && point[1] + key[1] * t < 2.2; i++) {
    const d = solid.distance(...along(point, key, t));
    seen = Math.min(seen, 0.5 + (0.5 * d) / (softness * t));
    if (seen <= 0) return 0;
    t += clamp(d * 0.7, 0.015, 0.2);
  }
  return seen * seen * (3 - 2 * seen);
}

/** How open a point lies, 0 (in a corner) to 1; only what is nearer than `reach` can hide it. */
export function openness(solid: MugSolid, point: Vector, normal: Vector, reach: number) {
  let hidden = 0;
  let weight = 1;
  for (let i = 1; i <= 5; i++) {
    const h = (reach * i) / 5;
    const above = along(point, normal, h);
    hidden += (h - Math.min(solid.distance(...above), above[1])) * weight;
    weight *= 0.75;
  }
  return clamp(1 - (hidden * 0.85) / reach);
}

/** Light reflected by the glaze: one narrow soft box, a pale room, more at a glancing angle (Fresnel). */
export function gloss(view: Vector, normal: Vector, seen: number) {
  const facing = -(view[0] * normal[0] + view[1] * normal[1] + view[2] * normal[2]);
  const r = along(view, normal, 2 * facing);
  const fresnel = 0.04 + 0.96 * (1 - clamp(facing)) ** 5;
  const towardsKey = r[0] * key[0] + r[1] * key[1] + r[2] * key[2];
  let box = 0;
  if (towardsKey > 0.05) {
    const u = (r[0] * boxU[0] + r[1] * boxU[1] + r[2] * boxU[2]) / towardsKey;
    const v = (r[0] * boxV[0] + r[1] * boxV[1] + r[2] * boxV[2]) / towardsKey;
    box = (1 - smooth(0.15, 0.27, Math.abs(u))) * (1 - smooth(0.62, 1.15, Math.abs(v)));
  }
  const rim = smooth(0.55, 0.95, r[0]) * smooth(-0.1, 0.25, r[1]) * 0.5;
  const room = 0.22 + 0.3 * smooth(-0.2, 0.9, r[1]);
  return fresnel * (room + rim) * (0.35 + 0.65 * seen) + box * seen * (0.3 + fresnel * 2.4);
}
