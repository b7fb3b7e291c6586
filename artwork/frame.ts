import { createHash } from 'node:crypto';
import { encodePng } from './png';

/** Side of every picture's master in pixels. */
export const size = 1200;

/** The table all products lie or stand on. */
export const ground = '#f4f0ea';

/**
 * A grey light layer as an image element. With `references` a digest of its pixels stands for the image: enough
 * to see whether a picture changed, without the cost of packing it.
 */
export function lightImage(pixels, references) {
  const href = references
    ? createHash('sha256').update(pixels).digest('hex')
    : `data:image/png;base64,${encodePng(pixels, size, size, 1).toString('base64')}`;
  return `<image width="${size}" height="${size}" href="${href}"/>`;
}

/** The frame around each product: same size, ground and colour space. */
export function frame(content, defs = '') {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<defs>${defs}</defs><path fill="${ground}" d="M0 0H${size}V${size}H0Z"/>${content}</svg>`
  );
}
