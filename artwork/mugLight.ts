import { at } from './at';
import { project, sightThrough } from './camera';
import { type Layer, size } from './frame';
import type { MugForm } from './mugForms';
import { mugSolid } from './mugSolid';
import { march, shadeAt, type Surface } from './mugSurface';
import { castOnGround } from './tableShadow';
import { clamp } from './vector';

const cells = size * size;
const neighbours = [1, -1, size, -size];

/**
 * `cover` is where the mug is, `front` where its outer wall is (a print may stand there), `inside` the inner wall,
 * `shade` the light to multiply, `gloss` to screen, `ground` the shadow to multiply on the table.
 */
export type LayerName = 'cover' | 'front' | 'inside' | 'shade' | 'gloss' | 'ground';
export type MugLight = Record<LayerName, Layer>;

/** What is seen at a point of the picture: the mug's surface and how near it is, or nothing of the mug. */
type Look = (Surface & { depth: number }) | null;

const filled = (value: number): Layer => new Uint8Array(cells).fill(value);

/** Whether an outline or an edge runs between two neighbouring points. */
const differs = (a: Look, b: Look) =>
  a && b
    ? a.inside !== b.inside || Math.abs(a.depth - b.depth) > 0.1 || Math.abs(a.gloss - b.gloss) > 0.08
    : a !== b;

/** The light on a mug: grey layers of the picture's size. */
export function mugLight(form: MugForm): MugLight {
  const solid = mugSolid(form);
  const [left, right] = [project(-1.15, 0, 0)[0] | 0, project(1.7, 0, 0)[0] | 0];
  const [top, bottom] = [(project(0, form.height, -1)[1] | 0) - 30, project(0, 0, 1)[1] | 0];
  const layers = {
    cover: filled(0),
    front: filled(0),
    inside: filled(0),
    shade: filled(255),
    gloss: filled(0),
    ground: filled(255),
  };

  const look = (px: number, py: number): Look => {
    const view = sightThrough(px, py);
    const point = march(solid, view, form.height);
    return point && { ...shadeAt(solid, point, view), depth: point[2] };
  };
  const found = new Array<Look>(cells).fill(null);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) found[y * size + x] = look(x + 0.5, y + 0.5);

  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const i = y * size + x;
      const edge = neighbours.some((step) => differs(at(found, i), at(found, i + step)));
      const samples = edge
        ? Array.from({ length: 16 }, (_, k) => look(x + ((k & 3) + 0.5) / 4, y + ((k >> 2) + 0.5) / 4))
        : [at(found, i)];
      const hits = samples.filter((sample) => sample !== null);
      if (hits.length === 0) continue;
      const mean = (name: keyof Surface) => hits.reduce((sum, hit) => sum + hit[name], 0) / hits.length;
      layers.cover[i] = Math.round((255 * hits.length) / samples.length);
      layers.front[i] = Math.round(255 * mean('front'));
      layers.inside[i] = Math.round(255 * mean('inside'));
      layers.shade[i] = Math.round(255 * Math.min(1, mean('light')) ** (1 / 2.2));
      layers.gloss[i] = Math.round(255 * clamp(mean('gloss')) ** (1 / 2.2) * 0.97);
    }
  growUnderEdge(layers);
  castOnGround(layers.ground, solid);
  return layers;
}

/** Continues the shade one pixel beyond the outline: where only half of a pixel is mug, the edge would be too bright. */
function growUnderEdge({ cover, shade }: MugLight) {
  const before = Uint8Array.from(shade);
  for (let i = size; i < cells - size; i++) {
    if (at(cover, i) > 0) continue;
    for (const step of neighbours) if (at(cover, i + step) > 0) shade[i] = at(before, i + step);
  }
}
