/** Small picture arithmetic on square fields of numbers (row by row). */

/** A field of 0 and 1: which cells' middles lie inside polygons (non-zero winding over each polygon, joined). */
export function fillPolygons(polygons, size) {
  const field = new Float32Array(size * size);
  for (const polygon of polygons)
    for (let y = 0; y < size; y++) {
      const crossings = [];
      for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
        const [[ax, ay], [bx, by]] = [polygon[j], polygon[i]];
        if (ay <= y + 0.5 !== by <= y + 0.5) crossings.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
      }
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2)
        field.fill(1, y * size + Math.round(crossings[k]), y * size + Math.round(crossings[k + 1]));
    }
  return field;
}

function blurRows(from, to, size, radius) {
  const width = 2 * radius + 1;
  for (let y = 0; y < size; y++) {
    const row = y * size;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += from[row + Math.min(size - 1, Math.max(0, x))];
    for (let x = 0; x < size; x++) {
      to[x * size + y] = sum / width;
      sum += from[row + Math.min(size - 1, x + radius + 1)] - from[row + Math.max(0, x - radius)];
    }
  }
}

/** Nearly Gaussian: three box blurs each way. */
export function blur(field, size, radius) {
  let [a, b] = [Float32Array.from(field), new Float32Array(field.length)];
  for (let i = 0; i < 3; i++) {
    blurRows(a, b, size, radius);
    blurRows(b, a, size, radius);
  }
  return a;
}
