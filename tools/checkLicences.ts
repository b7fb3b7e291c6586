/**
 * A part of `npm run lint`: checks that this project may use every installed package by its licence. Prints
 * the packages with another licence, and fails.
 */
import { execFileSync } from 'node:child_process';

/** These require no more than their text beside the work. */
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
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Of tools that are neither changed nor shipped: axe, libvips and a list of browsers. */
const ofTools = ['CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

/** Whether one alternative of an SPDX expression is allowed. Expressions within expressions are refused. */
const isAllowed = (expression: string, allowed: string[]) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => allowed.includes(licence)));

/** The fields that are read from a software bill of materials in CycloneDX's format. */
interface Sbom {
  components: {
    name: string;
    version: string;
    licenses?: { license?: { id?: string }; expression?: string }[];
  }[];
}

/**
 * The installed packages whose licence is not allowed, or that declare none.
 * @param options of `npm sbom`: `--omit dev` leaves out the packages that only developers need
 */
function refused(allowed: string[], ...options: string[]) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...options];
  const text = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 100e6 });
  return (JSON.parse(text) as Sbom).components
    .map(({ name, version, licenses = [] }) => ({
      name: `${name}@${version}`,
      licence: licenses.map(({ license, expression }) => expression ?? license?.id)[0],
    }))
    .filter(({ licence }) => !licence || !isAllowed(licence, allowed));
}

const found = [...refused(permissive, '--omit', 'dev'), ...refused([...permissive, ...ofTools])];
for (const { name, licence } of found) console.error(`${name} has the licence ${licence ?? '(none)'}.`);
process.exit(found.length === 0 ? 0 : 1);
