/**
 * The few marks all prints are made of. A print is drawn in a square of 200 units around 0 0 and consists only
 * of `<path>` elements with absolute colours, so that it can be bent around a product.
 */
import type { Colour } from './palette';
import { bend, type Point } from './path';

/** As many colours as a print takes, in its own order. */
export type Inks<
  Count extends number,
  Listed extends readonly Colour[] = readonly [],
> = Listed['length'] extends Count ? Listed : Inks<Count, readonly [...Listed, Colour]>;

/** The middle and the radius of a dot. */
export type Disc = readonly [x: number, y: number, r: number];

export const fill = (colour: Colour, d: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const line = (colour: Colour, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;

export const dot = (colour: Colour, x: number, y: number, r: number, ry?: number) =>
  fill(colour, circle(x, y, r, ry));

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A rectangle with round corners. */
export const pill = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const polygon = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** A fragment turned (degrees), scaled and then moved. */
export function place(fragment: string, x: number, y: number, scale = 1, turn = 0) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return bend(fragment, (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos], scale, 1e6);
}
