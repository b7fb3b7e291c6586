import { at } from './at';
import type { MugForm } from './mugForms';
import type { Point } from './path';

/** How far a point of a plane is from a polyline. */
function distanceToLine(line: Point[], x: number, y: number) {
  let best = 1e9;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = at(line, i - 1);
    const [endX, endY] = at(line, i);
    const [bx, by] = [endX - ax, endY - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by)));
    const [dx, dy] = [x - ax - bx * t, y - ay - by * t];
    const d = dx * dx + dy * dy;
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

/**
 * The distance to a polyline, from a table of its values on a grid of `step` between the corners (x0, y0) and
 * (x1, y1): with the exact distance, drawing three mugs would not be a matter of seconds.
 */
function distanceTable(line: Point[], x0: number, x1: number, y0: number, y1: number, step: number) {
  const columns = Math.ceil((x1 - x0) / step) + 2;
  const rows = Math.ceil((y1 - y0) / step) + 2;
  const table = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      table[j * columns + i] = distanceToLine(line, x0 + i * step, y0 + j * step);
  return (x: number, y: number) => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - x0) / step));
    const v = Math.min(rows - 1.001, Math.max(0, (y - y0) / step));
    const [i, j] = [u | 0, v | 0];
    const [a, b, k] = [u - i, v - j, j * columns + i];
    const top = at(table, k) * (1 - a) + at(table, k + 1) * a;
    const bottom = at(table, k + columns) * (1 - a) + at(table, k + columns + 1) * a;
    return top * (1 - b) + bottom * b;
  };
}

/** How far from where the handle meets the wall the two are rounded into each other. */
const joint = 0.09;

/** How far a world point is from a surface: negative in the clay. */
type Distance = (x: number, y: number, z: number) => number;

/** A mug as distances, in which light can be followed step by step. */
export interface MugSolid {
  /** To the whole mug. */
  distance: Distance;
  /** To the handle alone. */
  handle: Distance;
  /** Whether a point lies inside the inner wall. */
  isInside: (x: number, y: number, z: number) => boolean;
}

export function mugSolid(form: MugForm): MugSolid {
  const toWall = distanceTable(form.wall, 0, 1.3, -0.3, 2.4, 0.0125);
  const toHandle = distanceTable(form.handle, 0.5, 1.9, 0, 2.1, 0.0125);
  const body: Distance = (x, y, z) => {
    const r = Math.sqrt(x * x + z * z);
    const out = r > 1.3 ? r - 1.3 : 0;
    return toWall(r, y) + out - form.clay;
  };
  const handle: Distance = (x, y, z) => {
    const away = Math.max(0, 0.5 - x, x - 1.9, -y, y - 2.1);
    const q = (toHandle(x, y) + away) / form.handleThickness;
    const w = z / form.handleWidth;
    const k = Math.sqrt(Math.sqrt(q * q * q * q + w * w * w * w));
    return (k - 1) * form.handleThickness * 0.85;
  };
  const isInside = (x: number, y: number, z: number) => Math.sqrt(x * x + z * z) < form.outer(y) - form.clay;
  const distance: Distance = (x, y, z) => {
    const b = body(x, y, z);
    if (x < 0.55) return b;
    const h = handle(x, y, z);
    if (isInside(x, y, z)) return b;
    const mix = Math.max(joint - Math.abs(b - h), 0) / joint;
    return Math.min(b, h) - mix * mix * joint * 0.25;
  };
  return { distance, handle, isInside };
}
