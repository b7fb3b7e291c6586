/**
 * `npm run size-of-house`: prints how large the repository is, beside the goals. docs/architecture.md, "In figures", says
 * by how much each one is missed. Lines count in TypeScript, JavaScript and Sass without artwork, in files that are neither
 * tests (`*.test.*`, `*.spec.*`) nor fixtures.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fromRoot } from './fromRoot';

const files = execFileSync('git', ['-c', 'core.quotepath=off', 'ls-files'], {
  cwd: fromRoot(''),
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

const code = files.filter(
  (file) => /\.([cm]?[jt]s|tsx|scss)$/.test(file) && !/\.(test|spec)\.|fixtures|^artwork\//.test(file),
);
const linesOf = (some: readonly string[]) =>
  some.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
const below = (folder: string) => code.filter((file) => file.startsWith(`${folder}/`));

/** Kilobytes of the scripts of a first visit, as the newest build has them. */
function initialScripts(): string {
  if (!existsSync(fromRoot('dist/.releases.json'))) return 'not built';
  const [newest = []] = JSON.parse(read('dist/.releases.json')) as string[][];
  const scripts = newest.filter((file) => /\/(main|catalogue)\..*\.js$/.test(file));
  const bytes = scripts.map((file) => brotliCompressSync(readFileSync(fromRoot(`dist/${file}`))).length);
  return (bytes.reduce((sum, one) => sum + one, 0) / 1000).toFixed(2);
}

function megabytesOf(folder: string): string {
  return execFileSync('du', ['-sm', '--exclude=.cache', folder], {
    cwd: fromRoot(''),
    encoding: 'utf8',
  }).split('\t')[0] as string;
}

const rows: readonly [what: string, now: string | number, goal: string | number][] = [
  ['lines of code without tests below tests/', linesOf(code) - linesOf(below('tests')), 27_000],
  ['the same with the helpers below tests/', linesOf(code), ''],
  [
    'of these in folders testing/, for tests only',
    linesOf(code.filter((file) => /\/testing\//.test(file))),
    '',
  ],
  ['of these in bench/, which only measures', linesOf(below('bench')), ''],
  ['lines in src', linesOf(below('src')), 9000],
  ['lines in packages', linesOf(below('packages')), ''],
  ['lines of makeStore.ts', linesOf(['src/app/redux/makeStore.ts']), 90],
  ['packages in the lock file', read('package-lock.json').match(/^ {4}"node_modules\//gm)?.length ?? 0, 1000],
  ['MB of node_modules', megabytesOf('node_modules'), 420],
  ['kB of initial scripts (brotli)', initialScripts(), 98.3],
  ['entries at the top level', new Set(files.map((file) => file.split('/')[0])).size, 26],
];

for (const [what, now, goal] of rows)
  console.log(`${what.padEnd(44)}${String(now).padStart(10)}   ${goal === '' ? '' : `goal ${goal}`}`);
