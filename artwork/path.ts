/**
 * Bends drawings. A print is drawn flat, in path data; here each outline becomes cubic curves whose points can
 * be moved by any function, so that a print can follow a mug's curve or a shirt's folds and stay sharp.
 */
import { at } from './at';

/** A place in a drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A cubic Bézier curve from a start that is known from elsewhere: its two control points and its end. */
type Cubic = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** One outline: each curve starts where the one before ends. */
export interface Subpath {
  start: Point;
  curves: Cubic[];
  closed: boolean;
}

/** Where a point of a flat drawing comes to lie. */
export type Move = (x: number, y: number) => Point;

/** The commands of SVG path data and how many numbers follow each. */
const argumentCount = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
type Command = keyof typeof argumentCount;

const isCommand = (letter: string): letter is Command => letter in argumentCount;

function tokens(d: string): string[] {
  return d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
}

const line = (x0: number, y0: number, x: number, y: number): Cubic => [
  x0 + (x - x0) / 3,
  y0 + (y - y0) / 3,
  x0 + ((x - x0) * 2) / 3,
  y0 + ((y - y0) * 2) / 3,
  x,
  y,
];

const quadratic = (x0: number, y0: number, cx: number, cy: number, x: number, y: number): Cubic => [
  x0 + ((cx - x0) * 2) / 3,
  y0 + ((cy - y0) * 2) / 3,
  x + ((cx - x) * 2) / 3,
  y + ((cy - y) * 2) / 3,
  x,
  y,
];

/** An elliptical arc as cubics of at most a quarter turn each (SVG implementation notes, section B.2.4). */
function arc(
  x0: number,
  y0: number,
  rx: number,
  ry: number,
  turn: number,
  large: number,
  sweep: number,
  x: number,
  y: number,
): Cubic[] {
  if (!rx || !ry) return [line(x0, y0, x, y)];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const under = (a * b) ** 2 / ((a * py) ** 2 + (b * px) ** 2) - 1;
  const k = Math.sqrt(Math.max(0, under)) * (large === sweep ? -1 : 1);
  const [ux, uy] = [(k * a * py) / b, (-k * b * px) / a];
  const [cx, cy] = [cos * ux - sin * uy + (x0 + x) / 2, sin * ux + cos * uy + (y0 + y) / 2];
  const start = Math.atan2((py - uy) / b, (px - ux) / a);
  let sweepAngle = Math.atan2((-py - uy) / b, (-px - ux) / a) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9));
  const step = sweepAngle / pieces;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place: Move = (u, v) => [cos * a * u - sin * b * v + cx, sin * a * u + cos * b * v + cy];
  return Array.from({ length: pieces }, (_, i): Cubic => {
    const [t0, t1] = [start + i * step, start + (i + 1) * step];
    return [
      ...place(Math.cos(t0) - reach * Math.sin(t0), Math.sin(t0) + reach * Math.cos(t0)),
      ...place(Math.cos(t1) + reach * Math.sin(t1), Math.sin(t1) - reach * Math.cos(t1)),
      ...place(Math.cos(t1), Math.sin(t1)),
    ];
  });
}

/** Path data as subpaths of absolute cubics. Throws if it is not path data that begins with M. */
export function parsePath(d: string): Subpath[] {
  const list = tokens(d);
  const subpaths: Subpath[] = [];
  let [i, x, y, command, hookX, hookY, previous] = [0, 0, 0, '', 0, 0, ''];
  while (i < list.length) {
    if (/[a-zA-Z]/.test(at(list, i))) command = at(list, i++);
    const kind = command.toUpperCase();
    if (!isCommand(kind) || i + argumentCount[kind] > list.length) throw new Error(`Not path data: ${d}`);
    const ox = command === kind ? 0 : x;
    const oy = command === kind ? 0 : y;
    const numbers = list.slice(i, (i += argumentCount[kind])).map(Number);
    const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0, n6 = 0] = numbers;
    const subpath = subpaths.at(-1);
    if (kind === 'M') {
      [x, y] = [n0 + ox, n1 + oy];
      subpaths.push({ start: [x, y], curves: [], closed: false });
      command = command === 'm' ? 'l' : 'L';
    } else if (!subpath) {
      throw new Error(`Path data begins with M: ${d}`);
    } else if (kind === 'Z') {
      subpath.closed = true;
      [x, y] = subpath.start;
    } else {
      let added: Cubic[] = [];
      if (kind === 'L') added = [line(x, y, n0 + ox, n1 + oy)];
      if (kind === 'H') added = [line(x, y, n0 + ox, y)];
      if (kind === 'V') added = [line(x, y, x, n0 + oy)];
      if (kind === 'C') {
        added = [[n0 + ox, n1 + oy, n2 + ox, n3 + oy, n4 + ox, n5 + oy]];
        [hookX, hookY] = [n2 + ox, n3 + oy];
      }
      if (kind === 'S') {
        const [x1, y1] = 'CS'.includes(previous) ? [2 * x - hookX, 2 * y - hookY] : [x, y];
        added = [[x1, y1, n0 + ox, n1 + oy, n2 + ox, n3 + oy]];
        [hookX, hookY] = [n0 + ox, n1 + oy];
      }
      if (kind === 'Q') {
        [hookX, hookY] = [n0 + ox, n1 + oy];
        added = [quadratic(x, y, hookX, hookY, n2 + ox, n3 + oy)];
      }
      if (kind === 'T') {
        [hookX, hookY] = 'QT'.includes(previous) ? [2 * x - hookX, 2 * y - hookY] : [x, y];
        added = [quadratic(x, y, hookX, hookY, n0 + ox, n1 + oy)];
      }
      if (kind === 'A') added = arc(x, y, n0, n1, n2, n3, n4, n5 + ox, n6 + oy);
      subpath.curves.push(...added);
      [, , , , x, y] = at(added, added.length - 1);
    }
    previous = kind;
  }
  return subpaths;
}

/** A point on the cubic from (x0, y0) at t in [0, 1]. */
function pointOn([x1, y1, x2, y2, x, y]: Cubic, x0: number, y0: number, t: number): Point {
  const s = 1 - t;
  const [a, b, c, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * x0 + b * x1 + c * x2 + e * x, a * y0 + b * y1 + c * y2 + e * y];
}

/** At least as long as the curve: the length of the line through its control points. */
const controlLength = (x0: number, y0: number, [x1, y1, x2, y2, x, y]: Cubic) =>
  Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2);

/** Subpaths as lists of points no further apart than `step`. */
export function flatten(d: string, step = 6): Point[][] {
  return parsePath(d).map(({ start, curves }) => {
    const points = [start];
    let [x0, y0] = start;
    for (const curve of curves) {
      const count = Math.max(1, Math.ceil(controlLength(x0, y0, curve) / step));
      for (let i = 1; i <= count; i++) points.push(pointOn(curve, x0, y0, i / count));
      [, , , , x0, y0] = curve;
    }
    return points;
  });
}

/** A number as it is written into a picture: at most two decimals. */
export const fixed = (value: number) => String(Math.round(value * 100) / 100);

/** The part of a cubic between two parameters, as a cubic. */
function slice(curve: Cubic, x0: number, y0: number, t0: number, t1: number): Cubic {
  const point = (t: number) => pointOn(curve, x0, y0, t);
  const h = 1e-4;
  const slope = (t: number): Point => {
    const [ax, ay] = point(t - h);
    const [bx, by] = point(t + h);
    return [(bx - ax) / (2 * h), (by - ay) / (2 * h)];
  };
  const k = (t1 - t0) / 3;
  const [[ax, ay], [bx, by], [sx, sy], [ex, ey]] = [point(t0), point(t1), slope(t0), slope(t1)];
  return [ax + sx * k, ay + sy * k, bx - ex * k, by - ey * k, bx, by];
}

/** Path data with each point moved by `move(x, y)`; curves are cut to `step` units first, so that they bend. */
function bendPath(d: string, move: Move, step = 12) {
  return parsePath(d)
    .map(({ start, curves, closed }) => {
      let [x, y] = start;
      const out = [`M${move(x, y).map(fixed).join(' ')}`];
      for (const curve of curves) {
        const count = Math.max(1, Math.ceil(controlLength(x, y, curve) / step));
        for (let i = 0; i < count; i++) {
          const c = slice(curve, x, y, i / count, (i + 1) / count);
          const moved = [...move(c[0], c[1]), ...move(c[2], c[3]), ...move(c[4], c[5])];
          out.push(`C${moved.map(fixed).join(' ')}`);
        }
        [, , , , x, y] = curve;
      }
      return out.join('') + (closed ? 'Z' : '');
    })
    .join('');
}

/** A fragment of `<path>` elements with all outlines bent and stroke widths multiplied by `scale`. */
export function bend(fragment: string, move: Move, scale = 1, step = 12) {
  return fragment
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${bendPath(d, move, step)}"`)
    .replace(
      / stroke-width="([^"]*)"/g,
      (_, width: string) => ` stroke-width="${fixed(Number(width) * scale)}"`,
    );
}
