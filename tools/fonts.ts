/**
 * `npm run fonts`: reduces the shop's fonts to what it shows. The text font keeps the characters that Portuguese text
 * needs, and the weights 300 to 500; the logo's font keeps the letters of the shop's name. Hints are dropped (today's
 * screens do without), and so is every OpenType feature but kerning. Any other character is shown in a system font.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { shop } from '../src/shared/config';

const require = createRequire(import.meta.url);
const folder = new URL('../src/app/styles/fonts/', import.meta.url);

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);
const portuguese = 'áàâãçéêíñóôõúü';
const portugueseText =
  ascii.replace(/[\\^`{|}~<>[\]]/g, '') + portuguese + portuguese.toUpperCase() + '\u00a0ªº°–—‘’“”…×•';

const cuts = [
  {
    name: 'saira.woff2',
    source: '@fontsource-variable/saira/files/saira-latin-wght-normal.woff2',
    text: portugueseText,
    options: { variationAxes: { wght: { min: 300, max: 500, default: 300 } } },
  },
  {
    name: 'logo.woff2',
    source: '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2',
    text: shop.name,
    options: {},
  },
];

mkdirSync(folder, { recursive: true });
for (const { name, source, text, options } of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern'],
    ...options,
  });
  writeFileSync(new URL(name, folder), font);
  console.log(`${name}: ${font.length} bytes`);
}
