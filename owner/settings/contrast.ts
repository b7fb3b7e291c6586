import type { SettingMistake } from './mistake';
import type { Settings } from './schema';

type Colours = Settings['colours'];
type Pair = readonly [one: keyof Colours, on: keyof Colours];

/** Pairs of a text colour and its background. */
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
/** Pairs of a colour of borders or focus rings and its background. */
const LINES: readonly Pair[] = [
  ['gray-400', 'white'],
  ['gray-400', 'white-200'],
  ['blue', 'white-200'],
  ['blue', 'gray-50'],
];

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
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

/** 2.845 as '2,84'. */
const ratioText = (ratio: number) => String(Math.floor(ratio * 100) / 100).replace('.', ',');

/** A mistake for each pair of colours whose contrast is below WCAG 2.2 AA. */
export function weakContrasts({ colours }: Partial<Settings>): SettingMistake[] {
  if (!colours) return [];
  const weak = (pairs: readonly Pair[], least: number, of: string) =>
    pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(colours[text], colours[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ text, ground, ratio }) => ({
        path: ['colours', text],
        what: `achado ${colours[text]} sobre ${colours[ground]} (${ground}), um contraste de ${ratioText(ratio)}:1; permitido: ${ratioText(least)}:1 ou mais para ${of} (WCAG AA): escureça uma das duas, ou clareie a outra`,
      }));
  return [...weak(TEXTS, 4.5, 'textos'), ...weak(LINES, 3, 'bordas e anéis de foco')];
}
