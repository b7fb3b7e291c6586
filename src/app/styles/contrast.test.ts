import { shop } from '@/shared/config';

type Colour = keyof typeof shop.colours;

/** Relative luminance after WCAG 2.2. */
function luminance(colour: Colour): number {
  const channels = [1, 3, 5].map((at) => parseInt(shop.colours[colour].slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('colours after WCAG AA', () => {
  it.each<[Colour, Colour]>([
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
    ['white', 'orange'],
    ['white', 'blue'],
    ['white', 'dark'],
  ])('text in %s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each<[Colour, Colour]>([
    ['gray-400', 'white'],
    ['gray-400', 'white-200'],
    ['orange', 'white-200'],
    ['blue', 'white-200'],
    ['blue', 'white'],
    ['blue', 'gray-50'],
  ])('a border or focus ring in %s can be seen on %s', (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
