// Colours as the browser paints them, and their contrast.

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads any colour of CSS by painting it: one context for all, because a page has hundreds. */
function createReadColour(): (css: string) => Colour {
  const known = new Map<string, Colour>();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const paint = (css: string): Colour => {
    if (!context) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  return (css) => {
    const colour = known.get(css) ?? paint(css);
    known.set(css, colour);
    return colour;
  };
}

/** Made once, by the first check. */
let readColour: ((css: string) => Colour) | undefined;

/** A colour of CSS, such as 'rgb(0 0 0 / 50%)'. */
export function colourOf(css: string): Colour {
  readColour ??= createReadColour();
  return readColour(css);
}

/** A colour that is painted over an opaque one. */
export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
}

/** The luminance of a colour (w3.org/TR/WCAG21, "relative luminance"). */
function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** By WCAG's formula: equal colours have 1, black and white 21. */
export function contrast(first: Colour, second: Colour): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}
