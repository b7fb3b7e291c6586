import sharp, { type OverlayOptions } from 'sharp';
import { MOST_PIXELS, comparePictures } from './comparePictures';

const differingPixels = async (one: Buffer, other: Buffer) => (await comparePictures(one, other)).pixels;
const paper = { width: 300, height: 200, channels: 3, background: '#ffffff' } as const;
const picture = (...marks: OverlayOptions[]) => sharp({ create: paper }).composite(marks).png().toBuffer();
const square = (side: number, background: string): OverlayOptions => ({
  input: { create: { width: side, height: side, channels: 3, background } },
  left: 40,
  top: 50,
});

it('counts a square of 20 by 20 pixels, and ignores a shade that nobody sees', async () => {
  const plain = await picture();
  expect(await differingPixels(plain, await picture())).toBe(0);
  expect(await differingPixels(plain, await picture(square(20, '#f6f6f6')))).toBe(0);
  const changed = await differingPixels(plain, await picture(square(20, '#808080')));
  expect(changed).toBeGreaterThanOrEqual(16 * 16);
  expect(changed).toBeGreaterThan(MOST_PIXELS);
});

it('counts no photo that is drawn from a larger file', async () => {
  const drawnFrom = async (width: number) =>
    picture({
      input: await sharp('public/pictures/mugs.svg').resize(width, width).resize(180, 180).png().toBuffer(),
      left: 0,
      top: 0,
    });
  expect(await differingPixels(await drawnFrom(320), await drawnFrom(640))).toBeLessThanOrEqual(MOST_PIXELS);
});

it('counts all of a picture of another size', async () => {
  const wider = await sharp({ create: { ...paper, width: 301 } })
    .png()
    .toBuffer();
  expect(await differingPixels(await picture(), wider)).toBe(300 * 200);
});

it('says in which squares pictures differ', async () => {
  const { squares } = await comparePictures(await picture(), await picture(square(4, '#000000')));
  expect(squares).toContainEqual([10, 12]);
  expect(squares.length).toBeLessThanOrEqual(4);
});
