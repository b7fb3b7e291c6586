import { fill, type Inks, line } from '../ink';

/** The kidney shape of the nut is one bent, thick stroke. */
const nutShape = 'M-14 76C2 70 22 78 12 100';

/** A ripe cashew with its nut; the outline lies a little beside the colour, as in a hand print. */
export function cajuMaduro([red, blush, nut, leaf, outline]: Inks<5>) {
  return (
    fill(leaf, 'M2 -72C-20 -104 -64 -106 -86 -84C-70 -58 -30 -52 2 -72Z') +
    fill(leaf, 'M8 -74C24 -104 66 -110 90 -92C78 -64 40 -54 8 -74Z') +
    fill(
      red,
      'M4 -74C30 -76 48 -60 50 -36C52 -12 46 10 42 32C38 50 24 58 4 58C-18 58 -34 50 -38 32C-44 8 -52 -14 -48 -38C-44 -62 -22 -74 4 -74Z',
    ) +
    fill(blush, 'M-34 -48C-48 -28 -38 6 -30 22C-22 4 -24 -26 -14 -50C-20 -58 -30 -56 -34 -48Z') +
    line(outline, 38, nutShape) +
    line(nut, 33, nutShape) +
    line(
      outline,
      3,
      'M8 -77C34 -79 53 -62 55 -38C57 -13 50 10 46 34C42 53 28 61 8 61C-14 61 -30 53 -34 34C-40 10 -48 -13 -44 -38C-40 -64 -18 -77 8 -77Z',
    ) +
    line(outline, 4.5, 'M6 -74C4 -86 8 -98 16 -110') +
    line(outline, 2.4, 'M2 -70C-24 -82 -50 -86 -72 -82M10 -73C34 -84 56 -90 76 -89') +
    line(outline, 2.4, 'M32 -48C40 -34 40 -18 36 -2M22 76C28 80 30 88 26 96')
  );
}
