import { fixed, parsePath } from './path';
import { foot, pixelsPerUnit, project } from './camera';
import { frame } from './frame';
import { mugForms } from './mugForms';
import * as cut from './shirtOutline';

/**
 * Quiet drawings that stand in where a picture cannot be had: the same outlines in the same frame, without
 * light. Small enough to be always at hand.
 */
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

const ring = (form, r, y) => {
  const points = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * Math.PI) / 2;
    return project(Math.cos(angle) * r, y, Math.sin(angle) * r);
  });
  const [right, front, left, back] = points;
  const [rx, ry] = [(right[0] - left[0]) / 2, (front[1] - back[1]) / 2];
  return `M${[left[0], left[1]].map(fixed).join(' ')}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0Z`;
};

export function drawMugs() {
  const form = mugForms.classic;
  const side = (sign) =>
    [0.12, 0.3, 1, 1.6, form.height].map((y) =>
      project(sign * form.outer(y), y, 0)
        .map(fixed)
        .join(' '),
    );
  const radius = fixed(form.outer(0.12) * pixelsPerUnit);
  const body = `M${side(-1).reverse().join('L')}A${radius} ${fixed(radius * 0.34)} 0 0 0 ${side(1).join('L')}Z`;
  const handle = parsePath(form.handleLine)
    .map(({ start, curves }) => {
      const to = (x, y) => project(x, y, 0).map(fixed).join(' ');
      return `M${to(...start)}${curves.map((c) => `C${to(c[0], c[1])} ${to(c[2], c[3])} ${to(c[4], c[5])}`).join('')}`;
    })
    .join('');
  const { height, clay } = form;
  return frame(
    `<ellipse cx="${foot.x + 40}" cy="${foot.y + 34}" rx="330" ry="52" fill="#ebe5db"/>` +
      `<path d="${handle}" fill="none" stroke="${cloth}" stroke-width="56"/><path d="${body}" fill="${cloth}"/>` +
      `<path d="${ring(form, form.outer(height), height)}" fill="#ddd6ca"/>` +
      `<path d="${ring(form, form.outer(height) - 2 * clay, height)}" fill="#d0c8ba"/>` +
      `<path ${seam} d="${ring(form, form.outer(height), height)}"/>`,
  );
}
