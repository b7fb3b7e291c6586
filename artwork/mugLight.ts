import { project, sightThrough } from './camera';
import { size } from './frame';
import { mugSolid } from './mugSolid';
import { march, shadeAt } from './mugSurface';
import { castOnGround } from './tableShadow';
import { clamp } from './vector';

const cells = size * size;
const neighbours = [1, -1, size, -size];

/**
 * The light on a mug, computed once per form: grey layers of the picture's size with
 * `cover` where the mug is, `front` where its outer wall is (a print may stand there), `inside` the inner wall,
 * `shade` to multiply, `gloss` to screen, `ground` the shadow to multiply on the table.
 */
export function mugLight(form) {
  const solid = mugSolid(form);
  const [left, right] = [project(-1.15, 0, 0)[0] | 0, project(1.7, 0, 0)[0] | 0];
  const [top, bottom] = [(project(0, form.height, -1)[1] | 0) - 30, project(0, 0, 1)[1] | 0];
  const layers = { cover: 0, front: 0, inside: 0, shade: 255, gloss: 0, ground: 255 };
  for (const name of Object.keys(layers)) layers[name] = new Uint8Array(cells).fill(layers[name]);

  const look = (px, py) => {
    const view = sightThrough(px, py);
    const point = march(solid, view, form.height);
    return point && { ...shadeAt(solid, point, view), depth: point[2] };
  };
  const found = new Array(cells);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) found[y * size + x] = look(x + 0.5, y + 0.5);

  const differs = (a, b) =>
    !a !== !b ||
    (a && (a.inside !== b.inside || Math.abs(a.depth - b.depth) > 0.1 || Math.abs(a.gloss - b.gloss) > 0.08));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const i = y * size + x;
      const edge = neighbours.some((step) => differs(found[i], found[i + step]));
      const samples = edge
        ? Array.from({ length: 16 }, (_, k) => look(x + ((k & 3) + 0.5) / 4, y + ((k >> 2) + 0.5) / 4))
        : [found[i]];
      const hits = samples.filter(Boolean);
      if (hits.length === 0) continue;
      const mean = (name) => hits.reduce((sum, hit) => sum + hit[name], 0) / hits.length;
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

/** Light a little beyond the outline, where only half of a pixel is mug: otherwise the edge would glow. */
function growUnderEdge({ cover, shade }) {
  const before = Uint8Array.from(shade);
  for (let i = size; i < cells - size; i++) {
    if (cover[i] > 0) continue;
    for (const step of neighbours) if (cover[i + step] > 0) shade[i] = before[i + step];
  }
}
