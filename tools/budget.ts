/**
 * `npm run budget`, after a build: what a visit downloads, in bytes after brotli, beside the limits. Fails if a limit is
 * exceeded. The build keeps the files of earlier releases; those of the newest count.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fromRoot } from './fromRoot';

const [newest = []] = JSON.parse(readFileSync(fromRoot('dist/.releases.json'), 'utf8')) as string[][];
const filesOf = (names: RegExp) => newest.filter((file) => names.test(file));

/** Fonts have no compressed variant: they are compressed already. */
function sizeOf(file: string) {
  const path = fromRoot(`dist/${file}`);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const weights = [
  { name: 'initial scripts', files: filesOf(/\/(main|catalogue)\..*\.js$/), sizeLimit: 91_200 },
  { name: 'HTML of /', files: ['index.html'], sizeLimit: 10_800 },
  {
    name: 'everything of a visit but pictures',
    files: [
      'index.html',
      'built-in.json',
      ...filesOf(
        /\.woff2$|\/(?!finding|gallery|qa|text\.).*\.js$|\/(?!catalogue|finding|gallery|qa|text\.).*\.css$/,
      ),
    ],
    sizeLimit: 141_100,
  },
].map(({ files, ...part }) => {
  const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return { ...part, size, passed: size <= part.sizeLimit };
});

for (const { name, size, sizeLimit, passed } of weights)
  console.log(`${passed ? 'ok  ' : 'OVER'} ${name}: ${size} bytes of ${sizeLimit}`);
process.exitCode = weights.every(({ passed }) => passed) ? 0 : 1;
