import { at } from './at';
import { eye, sightThrough } from './camera';
import { type Layer, size } from './frame';
import type { MugSolid } from './mugSolid';
import { lightReaching } from './softBox';
import { clamp, smooth } from './vector';

const coarse = 4;

/** The table's shadow is soft, so it is computed on every fourth pixel and blended between. */
export function castOnGround(ground: Layer, solid: MugSolid) {
  const columns = size / coarse + 1;
  const values = new Float32Array(columns * columns).fill(1);
  for (let j = 0; j < columns; j++)
    for (let i = 0; i < columns; i++) {
      const view = sightThrough(i * coarse, j * coarse);
      if (view[1] > -0.02) continue;
      const t = eye[1] / -view[1];
      const [x, z] = [eye[0] + view[0] * t, eye[2] + view[2] * t];
      if (Math.hypot(x, z) > 4.5) continue;
      const seen = lightReaching(solid, [x, 0.004, z], 0.62, 0.02);
      let hidden = 0;
      for (let k = 1; k <= 6; k++) {
        const h = 0.07 * k;
        hidden += Math.max(0, h - solid.distance(x, h, z)) * 0.72 ** k;
      }
      const fade = 1 - smooth(1.2, 3.6, Math.hypot(x, z));
      values[j * columns + i] = (1 - 0.26 * (1 - seen) * fade) * clamp(1 - hidden * 0.72, 0.5, 1);
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [i, j] = [(x / coarse) | 0, (y / coarse) | 0];
      const [a, b, k] = [x / coarse - i, y / coarse - j, j * columns + i];
      const up = at(values, k) * (1 - a) + at(values, k + 1) * a;
      const down = at(values, k + columns) * (1 - a) + at(values, k + columns + 1) * a;
      const edge = smooth(0, 150, Math.min(x, y, size - 1 - x, size - 1 - y));
      ground[y * size + x] = Math.round(255 * (1 - edge + edge * (up * (1 - b) + down * b)));
    }
}
