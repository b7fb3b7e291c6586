import { eye } from './camera';
import type { MugSolid } from './mugSolid';
import { gloss, key, lightReaching, openness } from './softBox';
import { along, clamp, normalise, smooth, type Vector } from './vector';

/** Distances from the camera between which a mug can be. */
const [nearest, furthest] = [10.1, 13.6];

/** Where the ray in the direction `view` first meets the solid, or null. `top` is the mug's height. */
export function march(solid: MugSolid, view: Vector, top: number): Vector | null {
  let t = Math.max(nearest, (eye[1] - top - 0.1) / -view[1]);
  for (let i = 0; i < 90; i++) {
    const point = along(eye, view, t);
    if (point[1] < -0.02 || t > furthest) return null;
    const d = solid.distance(...point);
    if (d < 0.0012) return point;
    t += d * 0.9;
  }
  return null;
}

function normalAt(solid: MugSolid, x: number, y: number, z: number) {
  const h = 0.006;
  const d = solid.distance;
  return normalise(
    d(x + h, y, z) - d(x - h, y, z),
    d(x, y + h, z) - d(x, y - h, z),
    d(x, y, z + h) - d(x, y, z - h),
  );
}

/** How a point of the surface looks. */
export interface Surface {
  light: number;
  gloss: number;
  /** 1 on the outer wall, where a print may stand; less where the handle begins. */
  front: number;
  /** 1 on the inner wall, else 0. */
  inside: number;
}

export function shadeAt(solid: MugSolid, point: Vector, view: Vector): Surface {
  const normal = normalAt(solid, ...point);
  const [x, y, z] = point;
  const facing = normal[0] * key[0] + normal[1] * key[1] + normal[2] * key[2];
  const seen = facing < -0.32 ? 0 : lightReaching(solid, along(point, normal, 0.02), 0.42, 0.03);
  const lit = clamp((facing + 0.32) / 1.32) ** 1.15;
  const inside = solid.isInside(x, y, z) && normal[1] < 0.9;
  const open = openness(solid, point, normal, inside ? 0.7 : 0.42);
  const sky = 0.62 + 0.3 * normal[1] + 0.12 * normal[2];
  const bounce = clamp(-normal[1] * 0.5 + 0.5) * (1 - smooth(0, 0.9, y)) * 0.16;
  const fill = 0.1 * clamp(normal[0]);
  const handle = solid.handle(x, y, z);
  const light =
    0.7 * lit * (0.12 + 0.88 * seen) +
    (0.43 * sky + bounce + fill) * (0.3 + 0.7 * open) +
    (inside ? 0.1 * open : 0);
  return {
    light: Math.min(1.06, light),
    gloss: gloss(view, normal, seen) * (0.3 + 0.7 * open) * (inside ? 0.45 : 1),
    front: handle > 0.03 && !inside ? smooth(0.03, 0.06, handle) : 0,
    inside: inside ? 1 : 0,
  };
}
