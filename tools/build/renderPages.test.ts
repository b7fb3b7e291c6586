import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productRow } from '@/entities/product/index.fixtures';
import type { DocumentParts } from './documents';
import { earlierPages, RECORD } from './pageRecord';
import { putInPlace } from './putInPlace';
import { renderPages } from './renderPages';

/** Renders each product with the one after it, and the catalogue. */
const BUNDLE = `
const html = (shown) => shown.map(({ name, price_in_cents }) => name + price_in_cents).join();
const page = (file, shown) => ({ file, page: 'product', head: '', body: html(shown), prerendered: null });
exports.prerender = async ({ rows }) => ({
  pages: [
    { render: () => page('index', rows) },
    ...rows.map((row, at) => {
      const shown = () => [row, ...rows.slice(at + 1, at + 2)];
      const file = 'product/' + row.id;
      return { product: { file, shown }, render: () => page(file, shown()) };
    }),
  ],
});`;
const parts: DocumentParts = {
  template: '<head></head><div id="root"></div>',
  early: 'early()',
  styles: {},
  scripts: {},
  font: '',
};
const rows = (...prices: number[]) =>
  prices.map((price_in_cents, at) => productRow({ id: `p${at}`, price_in_cents }));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(root, 'bundle.cjs'), BUNDLE);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds the pages of a list into a folder. Returns those that were written. */
async function build(list: ReturnType<typeof rows>, to = 'dist', changed: Partial<DocumentParts> = {}) {
  const [path, output] = [join(root, 'next'), join(root, to)];
  mkdirSync(path);
  writeFileSync(join(root, 'list.json'), JSON.stringify(list));
  const { record, kept } = await renderPages(
    {
      entry: join(root, 'bundle.cjs'),
      list: join(root, 'list.json'),
      options: { limit: 100, siteUrl: '' },
      path,
      parts: { ...parts, ...changed },
      isCompressed: true,
      earlier: earlierPages(output),
    },
    list.length + 1,
  );
  writeFileSync(join(path, RECORD), JSON.stringify(record));
  const written = filesIn(path).filter((file) => file.endsWith('.html'));
  putInPlace({ from: path, to: output, keep: 0, unchanged: kept });
  return written;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const contentOf = (folder: string) =>
  filesIn(join(root, folder)).map((file) => [file, readFileSync(join(root, folder, file), 'hex')]);

it('writes the pages that show a changed price, and those of the shop; the result is that of a build from nothing', async () => {
  expect(await build(rows(1, 2, 3, 4))).toHaveLength(5);
  expect(await build(rows(1, 2, 9, 4))).toEqual(['index.html', 'product/p1.html', 'product/p2.html']);
  await build(rows(1, 2, 9, 4), 'fromNothing');
  expect(contentOf('dist')).toEqual(contentOf('fromNothing'));
});

it('removes the page of a product that is gone, and writes the page of a new one', async () => {
  await build(rows(1, 2, 3));
  expect(await build(rows(1, 2))).toEqual(['index.html', 'product/p1.html']);
  expect(filesIn(join(root, 'dist'))).not.toContain('product/p2.html.br');
  expect(await build(rows(1, 2, 3))).toEqual(['index.html', 'product/p1.html', 'product/p2.html']);
});

it.each<[string, () => void, Partial<DocumentParts>]>([
  ['the code changed', () => writeFileSync(join(root, 'bundle.cjs'), `${BUNDLE}//`), {}],
  ['what all pages share changed', () => {}, { early: 'late()' }],
  ['a build was stopped', () => rmSync(join(root, 'dist', RECORD)), {}],
])('writes all pages if %s', async (_what, change, changed) => {
  await build(rows(1, 2));
  change();
  expect(await build(rows(1, 2), 'dist', changed)).toHaveLength(3);
});

it.each<[string, (file: string) => void]>([
  ['changed', (file) => utimesSync(file, new Date(), Date.now() / 1000 + 60)],
  ['removed', (file) => rmSync(file)],
])('writes a page again whose file somebody %s', async (_what, change) => {
  await build(rows(1, 2));
  change(join(root, 'dist/product/p1.html.gz'));
  expect(await build(rows(1, 2))).toEqual(['index.html', 'product/p1.html']);
});

it('keeps the hashes of inline code of the pages that stay', async () => {
  await build(rows(1, 2));
  const { inlineCode } = earlierPages(join(root, 'dist'));
  expect(inlineCode.scripts).toHaveLength(1);
  await build(rows(1, 2));
  expect(earlierPages(join(root, 'dist')).inlineCode).toEqual(inlineCode);
});
