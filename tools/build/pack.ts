/**
 * Builds the package in the current folder for `npm run pack`, which starts this as its `prepack`: ESM and
 * types in `dist`, API.md from the docstrings, and the licence. Throws if the package imports what its package.json does not declare.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'sass';
import { fromRoot } from '../../owner/fromRoot';
import { packageApi } from './packageApi';

interface Manifest {
  name: string;
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | { canecamisa?: string; types?: string; default?: string }>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** The source of each published entry and command. */
const entries = [
  ...Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'object' && entry.canecamisa && entry.default ? [entry.canecamisa] : [],
  ),
  ...Object.values(manifest.bin ?? {}).map((path) => path.replace('dist', 'src').replace(/js$/, 'ts')),
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

async function writeScripts() {
  const { outputs } = (
    await build({
      entryPoints: entries,
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
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external);
  for (const { path } of imported)
    assert(
      declared.some((name) => path === name || path.startsWith(`${name}/`)) || path.startsWith('node:'),
      `${manifest.name} imports ${path}, which its package.json does not declare.`,
    );
}

/** The types, as the package's own project emits them. Node demands an ending of each import. */
function writeTypes() {
  const types = fromRoot(`node_modules/.cache/types/${manifest.name}/src`);
  rmSync(types, { recursive: true, force: true });
  execFileSync('tsc', ['--build', '--force'], { stdio: 'inherit' });
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = readFileSync(join(types, file), 'utf8');
    mkdirSync(join('dist', dirname(file)), { recursive: true });
    const withEndings = text.replaceAll(
      /((?:from |import\()["'])(\.[^"']*)/g,
      (_, start: string, path: string) => `${start}${path}${path.endsWith('.') ? '/index' : ''}.js`,
    );
    writeFileSync(join('dist', file), withEndings);
  }
}

/** `action-log/page` and its types, for each published entry. */
const typesOf = Object.entries(manifest.exports).flatMap(([path, entry]) =>
  typeof entry === 'object' && entry.types ? [[join(manifest.name, path), entry.types] as const] : [],
);

copyFileSync(fromRoot('LICENSE'), 'LICENSE');
rmSync('dist', { recursive: true, force: true });
await writeScripts();
writeTypes();
writeFileSync('API.md', packageApi(Object.fromEntries(typesOf)));
