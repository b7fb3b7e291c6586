import { at } from './at';
import type { Point } from './path';

/** A number for each pixel of a square, row by row. */
export type Field = Float32Array;

/** 1 where the middle of a pixel lies inside one of the polygons (even-odd rule for each of them), else 0. */
export function fillPolygons(polygons: Point[][], size: number): Field {
  const field = new Float32Array(size * size);
  for (const polygon of polygons)
    for (let y = 0; y < size; y++) {
      const crossings: number[] = [];
      for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
        const [[ax, ay], [bx, by]] = [at(polygon, j), at(polygon, i)];
        if (ay <= y + 0.5 !== by <= y + 0.5) crossings.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
      }
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2)
        field.fill(1, y * size + Math.round(at(crossings, k)), y * size + Math.round(at(crossings, k + 1)));
    }
  return field;
}

/** Each pixel becomes the mean of its neighbours in the row, written with rows and columns exchanged. */
function blurRows(from: Field, to: Field, size: number, radius: number) {
  const width = 2 * radius + 1;
  for (let y = 0; y < size; y++) {
    const row = y * size;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += at(from, row + Math.min(size - 1, Math.max(0, x)));
    for (let x = 0; x < size; x++) {
      to[x * size + y] = sum / width;
      sum += at(from, row + Math.min(size - 1, x + radius + 1)) - at(from, row + Math.max(0, x - radius));
    }
  }
}

/** Nearly Gaussian: three box blurs each way. */
export function blur(field: Field, size: number, radius: number): Field {
  const [a, b] = [Float32Array.from(field), new Float32Array(field.length)];
  for (let i = 0; i < 3; i++) {
    blurRows(a, b, size, radius);
    blurRows(b, a, size, radius);
  }
  return a;
}
