import { designs } from './designs';
import { drawMug } from './mug';
import { drawShirt } from './shirt';

/** How bright a colour is, 0 to 1: dark cloth shows the light of its folds, pale cloth only the shade. */
function brightness(colour) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

/** Name of a design's picture: the second colourway bears a 2. */
export const pictureName = (slug, index) => (index === 0 ? slug : `${slug}-${index + 1}`);

/** All pictures as name and a function giving the master; see `lightImage` for `references`. */
export const pictures = Object.entries(designs).flatMap(([slug, { product, print, fold, form, ways }]) =>
  ways.map(({ base, inks, inside }, index) => ({
    name: pictureName(slug, index),
    draw: (references) =>
      product === 'shirt'
        ? drawShirt(
            { fold, fabric: base, sheen: 1 - 0.9 * brightness(base), print: print(inks, base) },
            references,
          )
        : drawMug({ form, glaze: base, inside, print: print(inks, base) }, references),
  })),
);
