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

/** A package's name, version and licence. Throws if it has no licence file. */
function licenceOf(folder: string) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no licence that the build could ship.`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}

/**
 * Writes licences.txt: the licences of all packages that shoppers download, as MIT and OFL require.
 * @param path the folder of the built site, with its source maps; the working directory is the project's
 */
export function writeLicences(path: string) {
  const packages = new Set([...packagesIn(path), ...packagesIn(`${path}/assets`), ...FONTS]);
  const licences = [...packages].sort().map(licenceOf);
  writeFileSync(`${path}/licences.txt`, licences.join(`\n${'-'.repeat(80)}\n\n`));
}
