import { fill, type Inks, place } from '../ink';
import type { Colour } from '../palette';
import { body, sleeveLeft, sleeveRight } from '../shirtOutline';

/** The size of each shirt, as a part of that of the shirt it is printed on. */
const smaller = 0.46;

/** A shirt printed with a shirt printed with a shirt: four levels, in two alternating colours. */
export function recursao([ink]: Inks<1>, cloth: Colour) {
  const level = (depth: number, x: number, y: number, scale: number): string => {
    if (depth === 4) return '';
    const colour = depth % 2 ? cloth : ink;
    const shirt = [sleeveLeft, sleeveRight, body].map((d) => fill(colour, d)).join('');
    const inner = level(depth + 1, x, y + 2 * scale * 10, scale * smaller);
    return place(shirt, x - 597 * scale, y - 616 * scale, scale) + inner;
  };
  return level(0, 0, 0, 0.236);
}
