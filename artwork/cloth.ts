import { seededRandom } from './seededRandom';
import { at } from './at';
import { foldsOf, raiseFold } from './folds';
import { type Layer, size } from './frame';
import { noise } from './noise';
import { flatten } from './path';
import { blur, type Field, fillPolygons } from './raster';
import * as cut from './shirtOutline';
import { clamp } from './vector';

const cells = size * size;

const areaOf = (...paths: string[]) =>
  fillPolygons(
    paths.flatMap((path) => flatten(path, 5)),
    size,
  );

/** A soft pillow over an area: flat in the middle, falling off within `edge` of the outline. */
function pillow(area: Field, edge: number, height: number) {
  const soft = blur(area, size, Math.round(edge / 2));
  return soft.map((v, i) => (area[i] ? height * Math.sqrt(clamp((v - 0.2) / 0.8, 0, 1)) : 0));
}

/** A narrow valley along a line. */
function carve(field: Field, path: string, depth: number, width: number) {
  for (const points of flatten(path, 3))
    for (const [px, py] of points)
      for (let y = Math.floor(py - width * 2); y <= py + width * 2; y++)
        for (let x = Math.floor(px - width * 2); x <= px + width * 2; x++) {
          const d2 = (x - px) ** 2 + (y - py) ** 2;
          const i = y * size + x;
          field[i] = Math.min(at(field, i), -depth * Math.exp(-d2 / (width * width)));
        }
}

/** The turned edge of a hem is a little thicker and puckers along its stitches. */
function pucker(field: Field, path: string, seed: number) {
  const random = seededRandom(seed);
  for (const points of flatten(path, 13))
    for (const [px, py] of points) {
      const strength = 0.5 + random();
      for (let y = -26; y <= 14; y++)
        for (let x = -12; x <= 12; x++) {
          const i = ((py + y) | 0) * size + ((px + x) | 0);
          field[i] = at(field, i) + strength * 0.55 * Math.exp(-((x / 4.5) ** 2) - (y / 11) ** 2);
        }
    }
}

/** Height of the cloth above the table, in pixels. */
function heightOf(seed: number): Field {
  const [torso, sleeves] = [areaOf(cut.body), areaOf(cut.sleeveLeft, cut.sleeveRight)];
  const torsoPillow = pillow(torso, 34, 17);
  const sleevePillow = pillow(sleeves, 30, 12);
  const folds = new Float32Array(cells);
  for (const fold of foldsOf(seed)) raiseFold(folds, size, fold);
  const seams = new Float32Array(cells);
  for (const path of cut.armholes) carve(seams, path, 3.4, 7);
  for (const path of cut.shoulders) carve(seams, path, 1.6, 5);
  carve(seams, cut.collarSeam, 3, 6);
  const hems = new Float32Array(cells);
  for (const path of cut.hems) carve(hems, path, 1.5, 3.5);
  cut.hems.forEach((path, i) => pucker(hems, path, seed * 31 + i));
  const height = new Float32Array(cells);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      if (!torso[i] && !sleeves[i]) continue;
      const sway = noise(x / 190, y / 260, seed) * 34;
      const broad = noise((x + sway) / 120, y / 210 + 9, seed + 1) * 9;
      const drift = noise(x / 60, y / 60, seed + 2) * 22;
      const small = noise((x + drift) / 26, (y + drift * 0.7) / 34, seed + 4) * 0.9;
      height[i] =
        Math.max(at(torsoPillow, i) + 4, at(sleevePillow, i)) +
        at(folds, i) * 1.5 +
        broad +
        small +
        at(seams, i) +
        at(hems, i);
    }
  return height;
}

/** Direction of the light: from the upper left, a little above the cloth. */
const [lx, ly, lz] = [-0.5, -0.56, 0.66];

/** The light on one shirt. */
export interface ClothLight {
  /** To multiply with the cloth's colour. */
  shade: Layer;
  /** To screen over it (the blend mode); it shows on dark cloth. */
  sheen: Layer;
  /** Height of the cloth in pixels, by which a print is shifted so that it lies in the folds. */
  height: Field;
}

export function clothLight(seed: number): ClothLight {
  const rough = heightOf(seed);
  const height = blur(rough, size, 1);
  const around = blur(height, size, 16);
  const shade = new Uint8Array(cells).fill(255);
  const sheen = new Uint8Array(cells);
  const random = seededRandom(seed + 99);
  for (let y = 1; y < size - 1; y++)
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      const knit = (random() + random() - 1) * 0.03;
      const dx = clamp((at(height, i + 1) - at(height, i - 1)) / 2, -1.1, 1.1);
      const dy = clamp((at(height, i + size) - at(height, i - size)) / 2, -1.1, 1.1);
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const lit = Math.max(0, (-dx * lx - dy * ly + lz) / length);
      const hollow = clamp((at(around, i) - at(height, i)) / 16, -0.35, 1);
      const slow = 1.02 - 0.1 * ((x - 250) / 700) - 0.06 * ((y - 200) / 850);
      const light = (0.36 + 0.76 * lit) * (1 - 0.42 * hollow) * slow + knit;
      shade[i] = Math.round(255 * clamp(light, 0.12, 1) ** (1 / 1.9));
      sheen[i] = Math.round(255 * clamp((light - 0.78) * 0.55, 0, 0.35));
    }
  return { shade, sheen, height: blur(height, size, 4) };
}
