/**
 * Draws every product picture of the shop into public/pictures.
 *   npm run pictures             draws all and writes the manifest (twenty minutes)
 *   npm run pictures -- --check  fails with a list if pictures are not what the code draws (20 s)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawMugs, drawProduct, drawShirts } from './categories';
import { pictures } from './drawing';
import { detailOf } from './frame';
import { currentMasters, folder, stale, writeManifest } from './manifest';
import { encode } from './saving';
import { encodeShare } from './share';

async function drawAll() {
  const files = new Map<string, Buffer>();
  for (const { name, draw, detail } of pictures) {
    const svg = draw();
    const views = [await encode(name, svg), await encode(`${name}-perto`, detailOf(svg, detail))];
    for (const [file, data] of views.flat()) files.set(file, data);
  }
  files.set('t-shirts.svg', Buffer.from(`${drawShirts()}\n`));
  files.set('mugs.svg', Buffer.from(`${drawMugs()}\n`));
  files.set('product.svg', Buffer.from(`${drawProduct()}\n`));
  files.set('share.jpg', await encodeShare());
  mkdirSync(folder, { recursive: true });
  for (const [file, data] of files) writeFileSync(new URL(file, folder), data);
  writeManifest(currentMasters(), files);
  const total = [...files.values()].reduce((sum, data) => sum + data.length, 0);
  console.log(`${files.size} files, ${Math.round(total / 1024)} KB`);
}

if (process.argv.includes('--check')) {
  const problems = stale();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Pictures are up to date.');
} else {
  await drawAll();
}
