import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServe, stopAll } from '../../tests/testing/server/programs';
import { newFolder } from '../../tests/testing/newFolder';
import { jiti } from '../../tests/testing/jiti';
import { putInPlace } from './putInPlace';

const { inFolder, put, read: readFile } = newFolder();
const dist = () => inFolder('dist');
afterEach(stopAll);

const madeUpHash = (name: string) => name.charCodeAt(0).toString(16).padStart(8, '0');
const scriptOf = (name: string) => `assets/main.${madeUpHash(name)}.js`;

/** Writes a small build into a folder: pages that name its script, and what a test adds. */
function build(name: string, from: string, more: Record<string, string> = {}) {
  const page = `<script src="/${scriptOf(name)}"></script>`;
  const files = {
    'index.html': page,
    'cart.html': page,
    'headers.json': '{"headers":[]}',
    'pictures/mug.svg': name,
    [scriptOf(name)]: name,
    [`${scriptOf(name)}.gz`]: gzipSync(name),
    [`${scriptOf(name)}.map`]: name,
    ...more,
  };
  for (const [file, text] of Object.entries(files)) put(`${from}/${file}`, text);
}

function release(name: string, more: Record<string, string> = {}) {
  build(name, 'next', more);
  putInPlace({ from: inFolder('next'), to: dist() });
  expect(existsSync(inFolder('next'))).toBe(false);
}

const has = (file: string) => existsSync(join(dist(), file));
const read = (file: string) => readFile(`dist/${file}`);

describe('a new build', () => {
  it('a new build brings its pages, and removes those that it no longer has', () => {
    release('a', { 'product/old.html': 'a' });
    release('b', { 'product/new.html': 'b' });
    expect(read('index.html')).toContain(scriptOf('b'));
    expect(read('pictures/mug.svg')).toBe('b');
    expect(has('product/new.html')).toBe(true);
    expect(has('product/old.html')).toBe(false);
  });

  it('a new build keeps the hashed files of three previous releases, without their source maps', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) release(name);
    expect(['a', 'b', 'd', 'e'].map((name) => has(scriptOf(name)))).toEqual([false, true, true, true]);
    expect(['a', 'd'].map((name) => has(`${scriptOf(name)}.gz`))).toEqual([false, true]);
    expect(['d', 'e'].map((name) => has(`${scriptOf(name)}.map`))).toEqual([false, true]);
  });

  it('a new build counts a release once, however often it is built', () => {
    release('a');
    for (let times = 0; times < 5; times += 1) release('b');
    expect(has(scriptOf('a'))).toBe(true);
  });

  it('a new build keeps a file that two releases share until both are dropped', () => {
    const shared = 'assets/saira.00000000.woff2';
    for (const name of ['a', 'b']) release(name, { [shared]: 'font' });
    for (const name of ['c', 'd', 'e']) release(name);
    expect(has(shared)).toBe(true);
    release('f');
    expect(has(shared)).toBe(false);
  });

  it('a new build never makes a file unavailable that exists before and after', async () => {
    const pages = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`product/${at}.html`, 'page']));
    release('a', pages);
    const shop = `http://localhost:${await startServe(dist()).listening}`;
    const bad: string[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const page = await fetch(`${shop}/`);
        const script = /src="([^"]+)"/.exec(await page.text())?.[1] ?? '/no-script';
        const paths = [script, '/cart', '/product/99', '/pictures/mug.svg', `/${scriptOf('a')}`];
        for (const path of paths) {
          const { status } = await fetch(shop + path);
          if (status !== 200) bad.push(`${status} ${path}`);
        }
      }
    };
    const visitors = [visit(), visit()];
    const nexts = Array.from({ length: 20 }, (_, at) => `next-${at}`);
    nexts.forEach((from, at) => build(String.fromCharCode(98 + (at % 3)), from, pages));
    // In another process, like a build, so that requests can come at any moment.
    const script = `
      import { putInPlace } from '${join(__dirname, 'putInPlace')}';
      for (const from of ${JSON.stringify(nexts.map(inFolder))}) putInPlace({ from, to: '${dist()}' });`;
    put('release.mts', script);
    const [code] = (await once(spawn(process.execPath, [jiti, inFolder('release.mts')]), 'close')) as [
      number,
    ];
    isOver = true;
    await Promise.all(visitors);
    expect(code).toBe(0);
    expect(bad).toEqual([]);
  }, 60_000);
});
