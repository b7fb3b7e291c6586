import { type Design, designs } from './designs';
import { details } from './frame';
import { drawMug } from './mug';
import type { Colour } from './palette';
import { drawShirt } from './shirt';

/** How bright a colour is, 0 to 1: dark cloth shows the light of its folds, pale cloth only the shade. */
function brightness(colour: Colour) {
  const channel = (i: number) => parseInt(colour.slice(i, i + 2), 16) / 255;
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

interface Picture {
  name: string;
  /** The master as SVG; see `lightImage` for `references`. */
  draw: (references?: boolean) => string;
  /** The part that is shown as a second view (`detailOf`). */
  detail: string;
}

/** All pictures of products. Those of a design's second colourway have a 2 at the end of their name. */
export const pictures = Object.entries<Design>(designs).flatMap(([slug, design]) =>
  design.ways.map(({ base, inside, print }, index): Picture => ({
    name: index === 0 ? slug : `${slug}-${index + 1}`,
    detail: details[design.product],
    draw: (references = false) =>
      design.product === 'shirt'
        ? drawShirt(
            { fold: design.fold, fabric: base, sheen: 1 - 0.9 * brightness(base), print: print() },
            references,
          )
        : drawMug({ form: design.form, glaze: base, inside, print: print() }, references),
  })),
);

/** The master of one picture as SVG; throws where no picture has that name. */
export function drawPicture(name: string) {
  const picture = pictures.find((one) => one.name === name);
  if (!picture) throw new Error(`No picture is called ${name}.`);
  return picture.draw();
}
