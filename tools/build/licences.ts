import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The packages of the fonts: no source map names them. */
const FONTS = ['node_modules/@fontsource-variable/saira', 'node_modules/@fontsource/saira-stencil-one'];

/** The folder of the package of a source in a source map; undefined for the shop's source. */
const packageOf = (source: string) =>
  /(?:(?:^|\/)node_modules\/(?!\.)(?:@[^/]+\/)?[^/]+)+/.exec(source)?.[0].replace(/^\//, '');

/** The packages whose code is in the scripts of a folder, without subfolders. */
function packagesIn(folder: string) {
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  return maps
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { sources: string[] })
    .flatMap(({ sources }) => sources.map(packageOf))
    .filter((folder) => folder !== undefined);
}

/** These licences require only that their text comes with the work. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** A package's name, version and licence. Throws if the build may not ship it, or has no text to ship. */
function licenceOf(folder: string) {
  const {
    name,
    version,
    license = 'none',
  } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file || !PERMISSIVE.includes(license))
    throw new Error(`${name} has the licence ${license}, in the file ${file}: the build cannot ship it.`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}

/**
 * Writes licences.txt: the licences of all packages that shoppers download, as MIT and OFL require.
 * @param path the folder of the built site, with its source maps; the working directory is the project's
 */
export function writeLicences(path: string) {
  const packages = new Set([...packagesIn(`${path}/assets`), ...FONTS]);
  const licences = [...packages].sort().map(licenceOf);
  writeFileSync(`${path}/licences.txt`, licences.join(`\n${'-'.repeat(80)}\n\n`));
}
