import { createHash } from 'node:crypto';
import type { Colour } from './palette';
import { encodePng } from './png';

/** Side of every picture's master in pixels. */
export const size = 1200;

/** The table all products lie or stand on. */
export const neutral: Colour = '#f4f0ea';

const channels = (colour: Colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** The ground of a product: its own colour, thinned with white; white and cream products lie on the neutral ground. */
export function groundOf(base: Colour): Colour {
  const rgb = channels(base);
  if (Math.min(...rgb) > 222) return neutral;
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => value / 255);
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  const share = 0.2 + 0.3 * brightness ** 2;
  const mixed = rgb.map((value) => Math.round(255 - share * (255 - value)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Brightness of light or shade (0 to 255) for each pixel of a picture, row by row. */
export type Layer = Uint8Array;

/**
 * A grey light layer as an image element. With `references` its address is a digest of its pixels, not the pixels:
 * enough to see whether a picture changed, without the time that packing takes.
 */
export function lightImage(pixels: Layer, references: boolean) {
  const href = references
    ? createHash('sha256').update(pixels).digest('hex')
    : `data:image/png;base64,${encodePng(pixels, size, size, 1).toString('base64')}`;
  return `<image width="${size}" height="${size}" href="${href}"/>`;
}

/** What a picture shows of its master, as an SVG's viewBox. */
const viewBox = (x: number, y: number, side: number) => `viewBox="${x} ${y} ${side} ${side}"`;
const whole = viewBox(0, 0, size);

/** The print of a shirt or a mug, which is where all of them have it. */
export const details = { shirt: viewBox(320, 270, 560), mug: viewBox(225, 385, 570) };

/** A part of a picture, as large as the whole one. */
export const detailOf = (svg: string, part: string) => svg.replace(whole, part);

/** A picture as SVG: the same size and ground for each product. */
export function frame(content: string, defs = '', ground: Colour = neutral) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole} width="${size}" height="${size}">` +
    `<defs>${defs}</defs><path fill="${ground}" d="M0 0H${size}V${size}H0Z"/>${content}</svg>`
  );
}
