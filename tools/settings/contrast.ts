import type { Settings } from './settings';

type Colours = Settings['colours'];
type Pair = readonly [one: keyof Colours, on: keyof Colours];

/** Which colours texts have, and on which. */
const TEXTS: readonly Pair[] = [
  ['dark', 'white'],
  ['dark', 'white-200'],
  ['dark', 'gray-50'],
  ['dark', 'orange-low'],
  ['gray-800', 'white'],
  ['gray-800', 'white-200'],
  ['gray-800', 'gray-50'],
  ['gray-800', 'gray-100'],
  ['orange', 'white'],
  ['orange', 'white-200'],
  ['orange', 'gray-50'],
  ['white', 'blue'],
];
/** Which colours borders and focus rings have, and on which. */
const LINES: readonly Pair[] = [
  ['gray-400', 'white'],
  ['gray-400', 'white-200'],
  ['blue', 'white-200'],
  ['blue', 'gray-50'],
];

/** Relative luminance after WCAG 2.2, of `#rrggbb`. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A sentence for each pair of colours that cannot be told apart well enough, after WCAG 2.2 AA. */
export function pallidColours(colours: Colours): string[] {
  const pallid = (pairs: readonly Pair[], least: number, of: string) =>
    pairs.flatMap(([one, on]) => {
      const found = contrast(colours[one], colours[on]);
      if (found >= least) return [];
      const shown = Math.floor(found * 100) / 100;
      return [
        `colours.${one} on colours.${on}: found ${colours[one]} on ${colours[on]}, a contrast of ${shown}:1; allowed: ${least}:1 or more for ${of} (WCAG AA)`,
      ];
    });
  return [...pallid(TEXTS, 4.5, 'texts'), ...pallid(LINES, 3, 'borders and focus rings')];
}
