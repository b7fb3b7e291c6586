/**
 * Plain drawings, one for each category and one for any other product, that are shown where a product's picture cannot be: the same outlines in the
 * same frame, without light, in very small files.
 */
import { foot, pixelsPerUnit, project } from './camera';
import { frame } from './frame';
import { mugForms } from './mugForms';
import { fixed, parsePath, type Point } from './path';
import * as cut from './shirtOutline';

const cloth = '#e3dcd0';
const seam = 'fill="none" stroke="#b9b0a2" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';

export function drawShirts() {
  const whole = [cut.sleeveLeft, cut.sleeveRight, cut.body].join('');
  return frame(
    cut.closer(
      `<path fill="${cloth}" d="${whole}"/><path fill="#d5cdc0" d="${cut.neckHole}"/>` +
        `<path fill="#ddd6ca" d="${cut.collar}"/>` +
        `<path ${seam} d="${[...cut.armholes, ...cut.hems, cut.collarSeam].join('')}"/>`,
    ),
  );
}

const written = (point: Point) => point.map(fixed).join(' ');

/** A level circle around the mug's axis, as the ellipse that the camera sees. */
function ring(r: number, y: number) {
  const quarter = (i: number) => project(Math.cos((i * Math.PI) / 2) * r, y, Math.sin((i * Math.PI) / 2) * r);
  const [right, front, left, back] = [quarter(0), quarter(1), quarter(2), quarter(3)];
  const [rx, ry] = [(right[0] - left[0]) / 2, (front[1] - back[1]) / 2];
  return `M${written(left)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0Z`;
}

export function drawMugs() {
  const form = mugForms.classic;
  const { height, clay } = form;
  const side = (sign: 1 | -1) =>
    [0.12, 0.3, 1, 1.6, height].map((y) => written(project(sign * form.outer(y), y, 0)));
  const radius = fixed(form.outer(0.12) * pixelsPerUnit);
  const foreshortened = fixed(Number(radius) * 0.34);
  const body = `M${side(-1).reverse().join('L')}A${radius} ${foreshortened} 0 0 0 ${side(1).join('L')}Z`;
  const to = (x: number, y: number) => written(project(x, y, 0));
  const handle = parsePath(form.handleLine)
    .map(({ start, curves }) => {
      const drawn = curves.map(([x1, y1, x2, y2, x, y]) => `C${to(x1, y1)} ${to(x2, y2)} ${to(x, y)}`);
      return `M${to(...start)}${drawn.join('')}`;
    })
    .join('');
  return frame(
    `<ellipse cx="${foot.x + 40}" cy="${foot.y + 34}" rx="330" ry="52" fill="#ebe5db"/>` +
      `<path d="${handle}" fill="none" stroke="${cloth}" stroke-width="56"/><path d="${body}" fill="${cloth}"/>` +
      `<path d="${ring(form.outer(height), height)}" fill="#ddd6ca"/>` +
      `<path d="${ring(form.outer(height) - 2 * clay, height)}" fill="#d0c8ba"/>` +
      `<path ${seam} d="${ring(form.outer(height), height)}"/>`,
  );
}

/** A paper bag, for a category that has no drawing. */
export function drawProduct() {
  const handle = (x: number, y: number) =>
    `<path d="M${x} ${y}C${x} ${y - 250} ${x + 240} ${y - 250} ${x + 240} ${y}" fill="none" stroke="#d0c8ba" stroke-width="26" stroke-linecap="round"/>`;
  return frame(
    '<ellipse cx="640" cy="1010" rx="360" ry="46" fill="#ebe5db"/>' +
      handle(510, 400) +
      `<path fill="${cloth}" d="M300 380H820L850 1010H270Z"/>` +
      '<path fill="#d5cdc0" d="M820 380L920 340L950 950L850 1010Z"/>' +
      `<path ${seam} d="M300 380H820L850 1010M820 380L920 340"/>` +
      handle(440, 440),
  );
}
