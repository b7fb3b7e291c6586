/**
 * `npm run brand`: makes the committed files of the sample shop's brand again: fonts, icons and manifest. The
 * text font has the characters of Portuguese text; others are shown in a system font. For any other shop the
 * build makes these files (brandFolder.ts).
 */
import { fromRoot } from '../fromRoot';
import { readSettings } from '../settings/readSettings';
import { logoFont, rootFiles, writeFiles } from './brandFiles';
import { fingerprint, SAMPLE } from './brandFolder';
import { cutFont, TEXT, weights } from './cutFont';

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const portuguese = 'áàâãçéêíñóôõúü';
const characters =
  ascii.replace(/[\\^`{|}~<>[\]]/g, '') + portuguese + portuguese.toUpperCase() + '\u00a0ªº°–—‘’“”…×•·';

const { shop } = readSettings(fromRoot('tools/settings/sampleShop.json'));
const fonts = new Map([
  ['saira.woff2', await cutFont(TEXT, characters, weights(300, 500))],
  ['logo.woff2', await logoFont(shop)],
]);
writeFiles(fromRoot('src/app/styles/fonts'), fonts);
for (const [name, font] of fonts) console.log(`${name}: ${font.length} bytes`);
writeFiles(fromRoot('public'), await rootFiles(shop));
writeFiles(fromRoot('.'), new Map([[SAMPLE, `${fingerprint(shop)}\n`]]));
