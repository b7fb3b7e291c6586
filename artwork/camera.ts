import type { Point } from './path';
import type { Vector } from './vector';

/**
 * The one camera of all mugs: a long lens a little above the table, so that every mug shows the same amount of
 * its mouth and is on the same base line. World units: 1 is about 4 cm; x right, y up, z towards the viewer.
 */
const tilt = (17 * Math.PI) / 180;
const distance = 12;
/** The picture's scale at the distance of the mug's foot. */
export const pixelsPerUnit = 322;
const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];

/** The middle of a mug's foot in the picture. */
export const foot = { x: 512, y: 900 };

/** Where a world point appears in the picture. */
export function project(x: number, y: number, z: number): Point {
  const scale = (pixelsPerUnit * distance) / (distance - (y * sin + z * cos));
  return [foot.x + x * scale, foot.y - (y * cos - z * sin) * scale];
}

/** The position of the camera. */
export const eye: Vector = [0, distance * sin, distance * cos];

/** Direction, of length 1, from the camera through a point of the picture. */
export function sightThrough(px: number, py: number): Vector {
  const u = (px - foot.x) / (pixelsPerUnit * distance);
  const v = (foot.y - py) / (pixelsPerUnit * distance);
  const [x, y, z] = [u, v * cos - sin, -v * sin - cos];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
