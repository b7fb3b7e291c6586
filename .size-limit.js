/**
 * What a visit may weigh (`npm run budget`). The build keeps the files of earlier releases; those of the newest count.
 */
import { readFileSync } from 'node:fs';

/** @type {(json: string) => string[][]} */
const parse = JSON.parse;
const [newest = []] = parse(readFileSync(new URL('dist/.releases.json', import.meta.url), 'utf8'));

/** @param {RegExp} names */
const assets = (names) => newest.filter((file) => names.test(file)).map((file) => `dist/${file}`);

export default [
  { name: 'initial scripts', path: assets(/\/(main|catalogue)\..*\.js$/), limit: '98.5 kB' },
  { name: 'HTML of /', path: 'dist/index.html', limit: '9.9 kB' },
  {
    name: 'everything of a visit but pictures',
    path: ['dist/index.html', ...assets(/\.woff2$|\/(?!qa).*\.js$|\/(?!catalogue|qa).*\.css$/)],
    limit: '131.8 kB',
  },
];
