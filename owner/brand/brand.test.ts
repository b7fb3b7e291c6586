import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { jiti } from '../../tests/testing/jiti';
import { newFolder } from '../../tests/testing/newFolder';
import { fromRoot } from '../fromRoot';
import { sampleSettings as sample, type Settings } from '../settings/schema';
import { brandFiles, fingerprint } from './brandFolder';
import { cutFont, LOGO } from './cutFont';
import { drawShare } from './drawShare';

const otherShop = {
  ...sample,
  name: 'Loja da Praça',
  slogan: 'Presentes & louças',
  colours: { ...sample.colours, dark: '#14202b' },
};

/** How many glyphs a font has: https://learn.microsoft.com/typography/opentype/spec/maxp */
function glyphsIn(font: Buffer): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === 'maxp')
      return font.readUInt16BE(font.readUInt32BE(at + 8) + 4);
  return 0;
}

const { put } = newFolder();

/** Draws the share pictures of some shops in a new process. Returns a hash of the last one, and what was printed. */
function lastOfDrawn(shops: readonly Settings[]) {
  const program = put(
    'draw.ts',
    `import { drawShare } from '${fromRoot('owner/brand/drawShare')}';
     import { hashed } from '${fromRoot('owner/hashed')}';
     let picture = Buffer.of();
     for (const shop of ${JSON.stringify(shops)}) picture = await drawShare(shop);
     console.log(hashed(64, picture));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [jiti, program], { encoding: 'utf8' });
  expect(stdout).toMatch(/^[0-9a-f]{64}\n$/);
  return { hash: stdout, warnings: stderr };
}

describe('a brand', () => {
  it("the logo's font has a glyph for each letter that a shop's name may contain", async () => {
    const letters = [...Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code))].filter(
      (letter) => /[ &'.!+0-9A-Za-zÀ-ÖØ-öø-ÿ-]/.test(letter),
    );
    const none = glyphsIn(await cutFont(LOGO, '\u0416', { targetFormat: 'sfnt' }));
    for (const letter of letters)
      expect([letter, glyphsIn(await cutFont(LOGO, letter, { targetFormat: 'sfnt' }))]).not.toEqual([
        letter,
        none,
      ]);
  });

  it('the brand is drawn again if name, slogan or colour change', () => {
    const prints = [
      sample,
      { ...sample, name: otherShop.name },
      { ...sample, slogan: otherShop.slogan },
      { ...sample, colours: otherShop.colours },
    ];
    expect(new Set(prints.map(fingerprint)).size).toBe(4);
    expect(fingerprint({ ...sample, pageSize: 3 })).toBe(fingerprint(sample));
  });

  it("the manifest has the shop's name, and lists icons with their real sizes", async () => {
    const files = await brandFiles(otherShop);
    const manifest = JSON.parse(String(files.get('public/manifest.webmanifest'))) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe('Loja da Praça');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(Buffer.from(files.get(`public/${src}`) ?? '')).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const [, background] = (
      await sharp(Buffer.from(files.get('public/icon-maskable.png') ?? ''))
        .removeAlpha()
        .raw()
        .toBuffer()
    ).subarray(0, 2);
    expect(background).toBe(0x20);
  });

  it("the share picture is 1200 x 630 and shows the shop's name", async () => {
    const [picture, other] = await Promise.all([
      drawShare(otherShop),
      drawShare({ ...otherShop, name: 'Outra' }),
    ]);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.equals(other)).toBe(false);
  });

  it("each shop's share picture has its letters, even if one process draws several shops", () => {
    const other = { ...sample, name: 'XYZ', slogan: '1234567890' };
    expect(lastOfDrawn([other, otherShop])).toEqual({ ...lastOfDrawn([otherShop]), warnings: '' });
  });
});
