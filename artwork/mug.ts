import { pixelsPerUnit, project } from './camera';
import { frame, groundOf, lightImage, size } from './frame';
import { type MugForm, type MugFormName, mugForms } from './mugForms';
import { type LayerName, type MugLight, mugLight } from './mugLight';
import type { Colour } from './palette';
import { bend, type Move } from './path';

const lights = new Map<MugForm, MugLight>();

/** Light is the same for all mugs of a form, and takes by far the most time to compute. */
function lightOf(form: MugForm) {
  const light = lights.get(form) ?? mugLight(form);
  lights.set(form, light);
  return light;
}

/** Share of the mug's height that the print's square takes. */
const printShare = 0.62;

/** No print is seen beyond this angle (radians): its points that would lie there are moved to this angle. */
const edge = 1.5;

/** From the print's square (200 units, middle 0 0) to the picture, around the wall. */
function aroundWall(form: MugForm): Move {
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

interface Mug {
  form: MugFormName;
  glaze: Colour;
  /** The glaze of the inner wall. */
  inside: Colour;
  /** The print, drawn flat. */
  print: string;
}

const masks: LayerName[] = ['cover', 'front', 'inside'];

/** A mug as a complete SVG picture; see `lightImage` for `references`. */
export function drawMug({ form: formName, glaze, inside, print }: Mug, references: boolean) {
  const form = mugForms[formName];
  const light = lightOf(form);
  const image = (name: LayerName) => lightImage(light[name], references);
  const defs = masks.map((name) => `<mask id="${name}">${image(name)}</mask>`).join('');
  const art = bend(print, aroundWall(form), (form.height * printShare * pixelsPerUnit) / 200, 10);
  return frame(
    `<g style="mix-blend-mode:multiply">${image('ground')}</g>` +
      `<g mask="url(#cover)">${everything} fill="${glaze}"/>` +
      `${everything} fill="${inside}" mask="url(#inside)"/>` +
      `<g mask="url(#front)">${art}</g>` +
      `<g style="mix-blend-mode:multiply">${image('shade')}</g>` +
      `<g style="mix-blend-mode:screen">${image('gloss')}</g></g>`,
    defs,
    groundOf(glaze),
  );
}
