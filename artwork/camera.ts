/**
 * The one camera of all mugs: a long lens a little above the table, so that every mug shows the same amount of
 * its mouth and stands on the same base line. World units: 1 is about 4 cm; x right, y up, z towards the viewer.
 */
const tilt = (17 * Math.PI) / 180;
const distance = 12;
/** At the distance of the mug's foot. */
export const pixelsPerUnit = 322;
const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];

/** Where the middle of a mug's foot stands in the picture. */
export const foot = { x: 512, y: 900 };

/** The picture's point of a world point. */
export function project(x, y, z) {
  const scale = (pixelsPerUnit * distance) / (distance - (y * sin + z * cos));
  return [foot.x + x * scale, foot.y - (y * cos - z * sin) * scale];
}

export const eye = [0, distance * sin, distance * cos];

/** Direction of the sight ray through a picture's point, of length 1. */
export function sightThrough(px, py) {
  const u = (px - foot.x) / (pixelsPerUnit * distance);
  const v = (foot.y - py) / (pixelsPerUnit * distance);
  const [x, y, z] = [u, v * cos - sin, -v * sin - cos];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
