/**
 * `npm run gallery`: takes screenshots of every screen and state of the built store at every width, and writes a page that
 * shows them beside those of the previous run, to review the look.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createHandler } from '../../server/serve.mjs';
import { browserFlags, ensureBrowser } from '../chromium';
import { portOf } from '../../server/portOf';
import { never, screens, type Screen } from './screens';

const widths = [1440, 1300, 1024, 768, 480, 360, 320];
const root = fileURLToPath(new URL('../../gallery/', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

if (!existsSync(`${dist}/index.html`)) {
  console.error('There is no built store to photograph: run "npm run build" first.');
  process.exit(1);
}

rmSync(`${root}before`, { recursive: true, force: true });
if (existsSync(`${root}after`)) renameSync(`${root}after`, `${root}before`);
mkdirSync(`${root}after`, { recursive: true });

const server = createServer(await createHandler(dist)).listen(0);
const baseURL = `http://localhost:${portOf(server)}`;
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserFlags,
});

/** Whether every picture in view is loaded; pictures further down may be lazy. */
const allPicturesShown = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight);

for (const { name, path, answer, act, colours } of screens) {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 900 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      forcedColors: colours ?? 'none',
    });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.route('http://localhost:3333/products', (route) => answer(route));
    if (answer === never) await page.route('**/built-in.json', never);
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.restoring === undefined);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(allPicturesShown);
    await page.screenshot({ path: `${root}after/${name}-${width}.png` });
    await context.close();
  }
  console.log(name);
}
await browser.close();
server.close();

const picture = (run: 'before' | 'after', name: string, width: number) =>
  existsSync(`${root}${run}/${name}-${width}.png`)
    ? `<figure><img src="${run}/${name}-${width}.png" loading="lazy"><figcaption>${width} ${run}</figcaption></figure>`
    : '';
const row = ({ name }: Screen) => {
  const pictures = widths.map((width) => picture('before', name, width) + picture('after', name, width));
  return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
};
const style =
  'body{font:14px sans-serif}div{display:flex;gap:8px;overflow:auto}figure{margin:0}img{height:420px;border:1px solid #ccc}';
writeFileSync(`${root}index.html`, `<!doctype html><style>${style}</style>${screens.map(row).join('')}`);
console.log(`${root}index.html`);
