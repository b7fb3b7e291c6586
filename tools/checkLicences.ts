/**
 * A part of `npm run lint`: every installed package has a licence that this project may build upon. Fails with the names
 * of those that have another.
 */
import satisfies from 'spdx-satisfies';
import { licencesIn, sbomText } from './sbom';

/** Licences that ask for no more than their text beside the work. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Licences of tools that are neither changed nor shipped: axe and libvips, lists of browsers and of licences. */
const ofTools = ['CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

const refused = (text: string, allowed: string[]) =>
  licencesIn(text).filter(({ licence }) => !licence || !satisfies(licence, allowed));

const found = [
  ...refused(sbomText('--omit', 'dev'), permissive),
  ...refused(sbomText(), [...permissive, ...ofTools]),
];
for (const { name, licence } of found) console.error(`${name} has the licence ${licence ?? '(none)'}.`);
process.exit(found.length === 0 ? 0 : 1);
