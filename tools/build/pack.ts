/**
 * `npm run pack [-- --pack-destination FOLDER]`: writes each package as a tarball, into the current folder or another
 * one. A package has ESM and types, API.md from the docstrings, and the licence. Throws if a package imports what its
 * package.json does not declare. The types of all are compiled in one run of the compiler.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'sass';
import { readCommandLine } from '../../owner/command.mjs';
import { fromRoot } from '../../owner/fromRoot';
import { packAll } from './packAll';
import { packageApi } from './packageApi';

interface Manifest {
  name: string;
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | { canecamisa?: string; types?: string; default?: string }>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const PACKAGES = fromRoot('packages');

/** A package's folder, and its package.json. */
interface Package {
  folder: string;
  manifest: Manifest;
}

const packages: readonly Package[] = readdirSync(PACKAGES)
  .map((name) => join(PACKAGES, name))
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  }));

/** What is in a package only while it is packed. */
const PACKED = ['dist', 'API.md', 'LICENSE'];

/** The source of each published entry and command. */
const entriesOf = ({ exports, bin = {} }: Manifest) => [
  ...Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry.canecamisa && entry.default ? [entry.canecamisa] : [],
  ),
  ...Object.values(bin).map((path) => path.replace('dist', 'src').replace(/js$/, 'ts')),
];

/** A style sheet is a text in the script, for a shadow root. */
const sassTexts: Plugin = {
  name: 'sass-texts',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compile(path, { style: 'compressed' }).css,
      loader: 'text',
    }));
  },
};

async function writeScripts({ folder, manifest }: Package) {
  const { outputs } = (
    await build({
      absWorkingDir: folder,
      entryPoints: entriesOf(manifest),
      outbase: 'src',
      outdir: 'dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      packages: 'external',
      plugins: [sassTexts],
      metafile: true,
    })
  ).metafile;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external);
  for (const { path } of imported)
    assert(
      declared.some((name) => path === name || path.startsWith(`${name}/`)) || path.startsWith('node:'),
      `${manifest.name} imports ${path}, which its package.json does not declare.`,
    );
}

/** Where the compiler emits a package's types (tsconfig.json of the package). */
const typesOf = ({ manifest }: Package) => fromRoot(`node_modules/.cache/types/${manifest.name}/src`);

/** Compiles the types of all packages, as their own projects say. */
function compileTypes() {
  for (const packed of packages) rmSync(typesOf(packed), { recursive: true, force: true });
  execFileSync(fromRoot('node_modules/.bin/tsc'), ['--build', '--force', PACKAGES], { stdio: 'inherit' });
}

/** Copies a package's types. Node demands an ending of each import. */
function writeTypes(packed: Package) {
  const types = typesOf(packed);
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = readFileSync(join(types, file), 'utf8');
    const copy = join(packed.folder, 'dist', file);
    mkdirSync(dirname(copy), { recursive: true });
    const withEndings = text.replaceAll(
      /((?:from |import\()["'])(\.[^"']*)/g,
      (_, start: string, path: string) => `${start}${path}${path.endsWith('.') ? '/index' : ''}.js`,
    );
    writeFileSync(copy, withEndings);
  }
}

/** The files of types by specifier, such as 'action-log-cli/page', for each published entry. */
const entryTypes = ({ folder, manifest }: Package) =>
  Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([path, entry]) =>
      typeof entry === 'object' && entry.types
        ? [[join(manifest.name, path), join(folder, entry.types)] as const]
        : [],
    ),
  );

function clear({ folder }: Package) {
  for (const name of PACKED) rmSync(join(folder, name), { recursive: true, force: true });
}

const { values: options } = readCommandLine({
  options: { 'pack-destination': { type: 'string', default: '.' } },
});
const destination = resolve(options['pack-destination']);

await packAll(packages, {
  clear,
  compileTypes,
  async writeBuild(packed) {
    copyFileSync(fromRoot('LICENSE'), join(packed.folder, 'LICENSE'));
    await writeScripts(packed);
    writeTypes(packed);
  },
  writeApi: (packed) => writeFileSync(join(packed.folder, 'API.md'), packageApi(entryTypes(packed))),
  writeTarballs: () =>
    execFileSync('npm', ['pack', '--workspaces', '--pack-destination', destination], {
      cwd: fromRoot('.'),
      stdio: 'inherit',
    }),
});
