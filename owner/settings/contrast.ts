import type { SettingMistake } from './mistake';
import { sampleSettings, type Settings } from './schema';

type Colours = Settings['colours'];
type Pair = readonly [one: keyof Colours, on: keyof Colours];

/** What each colour of the pairs below paints, in a few words. docs/configuracoes.md has all of it. */
const PAINTS: Partial<Record<keyof Colours, string>> = {
  white: 'o cabeçalho, e o texto dos botões',
  dark: 'os títulos e os textos',
  orange: 'o que chama, como a aba escolhida',
  blue: 'os botões e os links',
  'white-200': 'o fundo das páginas',
  'orange-low': 'os detalhes dos desenhos',
  'gray-50': 'o fundo das fotos',
  'gray-100': 'o botão que não se pode apertar',
  'gray-400': 'as bordas',
  'gray-800': 'os textos secundários',
};

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

/** The colour of a pair that the owner has changed: the first, if both or neither are other than the sample shop's. */
const changedOf = (text: keyof Colours, ground: keyof Colours, colours: Colours) => {
  const isChanged = (key: keyof Colours) => colours[key] !== sampleSettings.colours[key];
  return isChanged(ground) && !isChanged(text) ? ground : text;
};

/** Two colours whose red, green and blue differ by less than this each look like one. */
const ALIKE = 16;

/** A sentence if the two colours that should differ look like one. */
export function alikeColours({ colours: { blue, orange } }: Settings): string[] {
  const isAlike = [1, 3, 5].every((at) => {
    const [first, second] = [blue, orange].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.abs((first ?? 0) - (second ?? 0)) < ALIKE;
  });
  return isAlike
    ? [
        `shop.json: colours.blue é ${blue}, e colours.orange é ${orange}: são a mesma cor, ou quase, e o que chama (orange: a aba escolhida, a categoria) não se distingue dos botões e dos links (blue): escolha para uma das duas outro tom.`,
      ]
    : [];
}

/** A mistake for each pair of colours whose contrast is below WCAG 2.2 AA. */
export function weakContrasts({ colours }: Partial<Settings>): SettingMistake[] {
  if (!colours) return [];
  const described = (key: keyof Colours) => `${colours[key]} (${key}, ${PAINTS[key]})`;
  const weak = (pairs: readonly Pair[], least: number, of: string) =>
    pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(colours[text], colours[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ text, ground, ratio }) => ({
        path: ['colours', changedOf(text, ground, colours)],
        what: `achado ${described(text)} sobre ${described(ground)}, um contraste de ${ratioText(ratio)}:1; permitido: ${ratioText(least)}:1 ou mais para ${of} (WCAG AA): escureça uma das duas, ou clareie a outra`,
      }));
  return [...weak(TEXTS, 4.5, 'textos'), ...weak(LINES, 3, 'bordas e anéis de foco')];
}
