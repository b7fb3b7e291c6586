import { existsSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from './artwork/drawing';
import { designs } from './artwork/designs';
import { detailOf, groundOf } from './artwork/frame';
import { rasterise } from './artwork/saving';
const sizes = [
  { suffix: '-400.avif', width: 400, options: { quality: 38, effort: 6, chromaSubsampling: '4:2:0' } },
  { suffix: '-720.avif', width: 720, options: { quality: 48, effort: 4 } },
  { suffix: '-1080.avif', width: 1080, options: { quality: 52, effort: 3 } },
  { suffix: '-1600.avif', width: 1600, options: { quality: 42, effort: 2 } },
  { suffix: '.webp', width: 720, options: { quality: 78, effort: 6, smartSubsample: true } },
] as const;
const grounds: Record<string, string> = {};
for (const [slug, d] of Object.entries(designs)) d.ways.forEach((w, i) => { grounds[i ? `${slug}-${i + 1}` : slug] = groundOf(w.base); });
writeFileSync('grounds.json', JSON.stringify(grounds, null, 1));
for (const { name, draw, detail } of pictures) {
  if (existsSync(`out/${name}-perto.webp`)) continue;
  const svg = draw();
  for (const [file, from] of [[name, svg], [`${name}-perto`, detailOf(svg, detail)]] as const) {
    const big = await rasterise(from, 1600);
    for (const { suffix, width, options } of sizes) {
      const data = await sharp(big).resize(width, width, { kernel: 'lanczos3' }).toFormat(suffix.endsWith('avif') ? 'avif' : 'webp', options).toBuffer();
      writeFileSync(`out/${file}${suffix}`, data);
    }
  }
  console.log(name, new Date().toISOString());
}
