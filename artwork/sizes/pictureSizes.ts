import type { Sharp } from 'sharp';

interface Size {
  suffix: string;
  /** In pixels; pictures are square. */
  width: number;
  save: (image: Sharp) => Sharp;
}

/**
 * The files of a picture: AVIF at four widths, and one WebP for `image_url` and other browsers. A first visit downloads a
 * dozen of the smallest, so they are compressed more; at their size that is not visible. The largest is for zooming.
 */
export const sizes: readonly Size[] = [
  {
    suffix: '-320.avif',
    width: 320,
    save: (image) => image.avif({ quality: 38, effort: 9, chromaSubsampling: '4:2:0' }),
  },
  { suffix: '-640.avif', width: 640, save: (image) => image.avif({ quality: 50, effort: 5 }) },
  { suffix: '-960.avif', width: 960, save: (image) => image.avif({ quality: 55, effort: 5 }) },
  { suffix: '-1600.avif', width: 1600, save: (image) => image.avif({ quality: 42, effort: 5 }) },
  {
    suffix: '.webp',
    width: 640,
    save: (image) => image.webp({ quality: 78, effort: 6, smartSubsample: true }),
  },
];
