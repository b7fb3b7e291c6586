import { fill, place } from '../ink';
import { body, sleeveLeft, sleeveRight } from '../shirtOutline';

/** How much smaller each shirt is than the one that wears it. */
const smaller = 0.46;

/** A shirt printed with a shirt printed with a shirt: four levels, in two colours by turns. */
export function recursao([ink], cloth) {
  const level = (depth, x, y, scale) => {
    if (depth === 4) return '';
    const colour = depth % 2 ? cloth : ink;
    const shirt = [sleeveLeft, sleeveRight, body].map((d) => fill(colour, d)).join('');
    const inner = level(depth + 1, x, y + 2 * scale * 10, scale * smaller);
    return place(shirt, x - 597 * scale, y - 616 * scale, scale) + inner;
  };
  return level(0, 0, 0, 0.236);
}
