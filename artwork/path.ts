/**
 * Bends drawings. A print is drawn flat, in path data; here each outline becomes cubic curves whose points can
 * be moved by any function, so that a print can follow a mug's curve or a shirt's folds and stay sharp.
 */
const argumentCount = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function tokens(d) {
  return d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
}

const line = (x0, y0, x, y) => [
  x0 + (x - x0) / 3,
  y0 + (y - y0) / 3,
  x0 + ((x - x0) * 2) / 3,
  y0 + ((y - y0) * 2) / 3,
  x,
  y,
];

const quadratic = (x0, y0, cx, cy, x, y) => [
  x0 + ((cx - x0) * 2) / 3,
  y0 + ((cy - y0) * 2) / 3,
  x + ((cx - x) * 2) / 3,
  y + ((cy - y) * 2) / 3,
  x,
  y,
];

/** An elliptical arc as cubics of at most a quarter turn each (SVG implementation notes, section B.2.4). */
function arc(x0, y0, rx, ry, turn, large, sweep, x, y) {
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
  const place = (u, v) => [cos * a * u - sin * b * v + cx, sin * a * u + cos * b * v + cy];
  return Array.from({ length: pieces }, (_, i) => {
    const [t0, t1] = [start + i * step, start + (i + 1) * step];
    return [
      ...place(Math.cos(t0) - reach * Math.sin(t0), Math.sin(t0) + reach * Math.cos(t0)),
      ...place(Math.cos(t1) + reach * Math.sin(t1), Math.sin(t1) - reach * Math.cos(t1)),
      ...place(Math.cos(t1), Math.sin(t1)),
    ];
  });
}

/** Path data as subpaths of absolute cubics: `{ start: [x, y], curves: [[x1, y1, x2, y2, x, y]], closed }`. */
export function parsePath(d) {
  const list = tokens(d);
  const subpaths = [];
  let [i, x, y, command, hookX, hookY, previous] = [0, 0, 0, '', 0, 0, ''];
  while (i < list.length) {
    if (/[a-zA-Z]/.test(list[i])) command = list[i++];
    const kind = command.toUpperCase();
    const ox = command === kind ? 0 : x;
    const oy = command === kind ? 0 : y;
    const n = list.slice(i, (i += argumentCount[kind])).map(Number);
    const subpath = subpaths.at(-1);
    if (kind === 'M') {
      [x, y] = [n[0] + ox, n[1] + oy];
      subpaths.push({ start: [x, y], curves: [], closed: false });
      command = command === 'm' ? 'l' : 'L';
    } else if (kind === 'Z') {
      subpath.closed = true;
      [x, y] = subpath.start;
    } else {
      let added;
      if (kind === 'L') added = [line(x, y, n[0] + ox, n[1] + oy)];
      if (kind === 'H') added = [line(x, y, n[0] + ox, y)];
      if (kind === 'V') added = [line(x, y, x, n[0] + oy)];
      if (kind === 'C') added = [n.map((v, j) => v + (j % 2 ? oy : ox))];
      if (kind === 'S') {
        const smooth = 'CS'.includes(previous);
        const rest = n.map((v, j) => v + (j % 2 ? oy : ox));
        added = [[smooth ? 2 * x - hookX : x, smooth ? 2 * y - hookY : y, ...rest]];
      }
      if (kind === 'Q' || kind === 'T') {
        const smooth = kind === 'T' && 'QT'.includes(previous);
        const [qx, qy] =
          kind === 'Q' ? [n[0] + ox, n[1] + oy] : smooth ? [2 * x - hookX, 2 * y - hookY] : [x, y];
        added = [quadratic(x, y, qx, qy, n.at(-2) + ox, n.at(-1) + oy)];
        [hookX, hookY] = [qx, qy];
      }
      if (kind === 'A') added = arc(x, y, n[0], n[1], n[2], n[3], n[4], n[5] + ox, n[6] + oy);
      subpath.curves.push(...added);
      if ('CS'.includes(kind)) [hookX, hookY] = added[0].slice(2, 4);
      [x, y] = added.at(-1).slice(4);
    }
    previous = kind;
  }
  return subpaths;
}

/** A point on the cubic from (x0, y0) at t in [0, 1]. */
export function pointOn([x1, y1, x2, y2, x, y], x0, y0, t) {
  const s = 1 - t;
  const [a, b, c, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * x0 + b * x1 + c * x2 + e * x, a * y0 + b * y1 + c * y2 + e * y];
}

const controlLength = (x0, y0, [x1, y1, x2, y2, x, y]) =>
  Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2);

/** Subpaths as lists of points no further apart than `step`. */
export function flatten(d, step = 6) {
  return parsePath(d).map(({ start, curves }) => {
    const points = [start];
    for (const curve of curves) {
      const [x0, y0] = points.at(-1);
      const count = Math.max(1, Math.ceil(controlLength(x0, y0, curve) / step));
      for (let i = 1; i <= count; i++) points.push(pointOn(curve, x0, y0, i / count));
    }
    return points;
  });
}

export const fixed = (value) => String(Math.round(value * 100) / 100);

/** The part of a cubic between two parameters, as a cubic. */
function slice(curve, x0, y0, t0, t1) {
  const at = (t) => pointOn(curve, x0, y0, t);
  const h = 1e-4;
  const slope = (t) => {
    const [ax, ay] = at(t - h);
    const [bx, by] = at(t + h);
    return [(bx - ax) / (2 * h), (by - ay) / (2 * h)];
  };
  const k = (t1 - t0) / 3;
  const [[ax, ay], [bx, by], [sx, sy], [ex, ey]] = [at(t0), at(t1), slope(t0), slope(t1)];
  return [ax + sx * k, ay + sy * k, bx - ex * k, by - ey * k, bx, by];
}

/** Path data with each point moved by `move(x, y)`; curves are cut to `step` units first, so that they bend. */
export function bendPath(d, move, step = 12) {
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
        [x, y] = curve.slice(4);
      }
      return out.join('') + (closed ? 'Z' : '');
    })
    .join('');
}

/** A fragment of `<path>` elements with all outlines bent and stroke widths multiplied by `scale`. */
export function bend(fragment, move, scale = 1, step = 12) {
  return fragment
    .replace(/ d="([^"]*)"/g, (_, d) => ` d="${bendPath(d, move, step)}"`)
    .replace(/ stroke-width="([^"]*)"/g, (_, width) => ` stroke-width="${fixed(width * scale)}"`);
}
