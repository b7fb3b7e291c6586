import { pixelsPerUnit, project } from './camera';
import { frame, lightImage, size } from './frame';
import { mugForms } from './mugForms';
import { mugLight } from './mugLight';
import { bend } from './path';

const lights = new Map();

/** Light is the same for all mugs of a form, and by far the dearest part. */
function lightOf(form) {
  if (!lights.has(form.name)) lights.set(form.name, mugLight(form));
  return lights.get(form.name);
}

/** Share of the mug's height that the print's square takes. */
const printShare = 0.62;

/** No print is seen beyond this angle (radians): what would lie there is pressed onto the outline. */
const edge = 1.5;

/** From the print's square (200 units, middle 0 0) to the picture, around the wall. */
function aroundWall(form) {
  const unit = (form.height * printShare) / 200;
  const middle = form.height * 0.5;
  const radius = form.outer(middle);
  return (u, v) => {
    const y = middle - v * unit;
    const angle = Math.min(edge, Math.max(-edge, (u * unit) / radius - 0.06));
    const r = form.outer(y);
    return project(r * Math.sin(angle), y, r * Math.cos(angle));
  };
}

const everything = `<path d="M0 0H${size}V${size}H0Z"`;

/** A mug as a complete SVG picture. `inside` is the glaze of the inner wall. */
export function drawMug({ form: formName, glaze, inside = glaze, print }, references) {
  const form = mugForms[formName];
  const light = lightOf(form);
  const image = (name) => lightImage(light[name], references);
  const defs = ['cover', 'front', 'inside']
    .map((name) => `<mask id="${name}">${image(name)}</mask>`)
    .join('');
  const art = bend(print, aroundWall(form), (form.height * printShare * pixelsPerUnit) / 200, 10);
  return frame(
    `<g style="mix-blend-mode:multiply">${image('ground')}</g>` +
      `<g mask="url(#cover)">${everything} fill="${glaze}"/>` +
      `${everything} fill="${inside}" mask="url(#inside)"/>` +
      `<g mask="url(#front)">${art}</g>` +
      `<g style="mix-blend-mode:multiply">${image('shade')}</g>` +
      `<g style="mix-blend-mode:screen">${image('gloss')}</g></g>`,
    defs,
  );
}
