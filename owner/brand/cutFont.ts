import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fromRoot } from '../fromRoot';

const resolveFile = (file: string) => createRequire(fromRoot('package.json')).resolve(file);

/** The font of texts, in all weights. */
export const TEXT = '@fontsource-variable/saira/files/saira-latin-wght-normal.woff2';
/** The font of the logo. */
export const LOGO = '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2';

/** The option that keeps a range of a font's weights; the first is the default. */
export const weights = (min: number, max = min) => ({ variationAxes: { wght: { min, max, default: min } } });

/**
 * A font file of a package with only the characters of a text; a character that the font lacks is left out
 * silently. Hints, which present screens do not need, and all OpenType features except kerning are removed.
 */
export function cutFont(file: string, text: string, options: Parameters<typeof subsetFont>[2] = {}) {
  return subsetFont(readFileSync(resolveFile(file)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern'],
    ...options,
  });
}
