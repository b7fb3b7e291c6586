import { bend } from './path';

/**
 * The few marks all prints are made of. A print is drawn in a square of 200 units around 0 0 and consists only
 * of `<path>` elements with absolute colours, so that it can be bent around a product.
 */
export const fill = (colour, d, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const line = (colour, width, d) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (x, y, r, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;

export const dot = (colour, x, y, r, ry) => fill(colour, circle(x, y, r, ry));

export const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A rectangle with round corners. */
export const pill = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const polygon = (points) => `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** A fragment turned (degrees), scaled and then moved. */
export function place(fragment, x, y, scale = 1, turn = 0) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return bend(fragment, (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos], scale, 1e6);
}
