/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import manifest from './package.json';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|scss)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
  .map((file) => join(__dirname, file));
const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** What a file imports: relative paths, and packages without the path inside them. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport|\bimport\(|@use|@import)\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g,
  );
  return Array.from(found, ([, path = '']) =>
    path.startsWith('.')
      ? path
      : path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
  );
}

describe('the package', () => {
  it.each(files.map((file) => [file.slice(__dirname.length + 1), file]))(
    '%s imports only from the package and what it declares',
    (_name, file) => {
      for (const path of importsOf(file)) {
        if (path.startsWith('.')) expect(resolve(dirname(file), path) + sep).toContain(__dirname + sep);
        else expect(declared).toContain(path);
      }
    },
  );

  it('imports everything that it declares', () => {
    expect([...new Set(files.flatMap(importsOf))].filter((path) => !path.startsWith('.')).sort()).toEqual(
      declared.sort(),
    );
  });

  it('has no word of the shop', () => {
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/canecamisa|carrinho|camiset/i);
  });

  it('has a README with the example, and with every custom property that the panel reads', () => {
    const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
    const readme = read('README.md');
    const found = (pattern: RegExp) =>
      files.flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? []);
    const own = found(/--[\w-]+(?=: |', )/g); // The panel sets these by itself.
    const properties = found(/(?<=\bvar\()--[\w-]+/g).filter((property) => !own.includes(property));
    expect(readme).toContain(read('example/counter.ts').trim());
    expect([...new Set(properties)].filter((property) => !readme.includes(`\`${property}\``))).toEqual([]);
  });
});
