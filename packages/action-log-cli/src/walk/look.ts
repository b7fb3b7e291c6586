import type { Page } from '@playwright/test';
import type { Reading } from '../inPage/readPage';
import { comparePictures, MOST_PIXELS } from './comparePictures';
import { differingFacts } from './differingFacts';
import type { SettledPage } from './walkLog';

/** What a person sees and hears of a page, as two builds are compared by it. */
export interface Look {
  reading: Reading;
  /** PNG of the whole page. */
  picture: Buffer;
}

/** How many pictures are taken at most of a page that keeps changing. */
const MOST_SHOTS = 5;

export const lookAt = async ({ page, reading }: SettledPage): Promise<Look> => ({
  reading,
  picture: await pictureOf(page),
});

/** The look of a page, taken once more if it differs: on a busy machine an image may be drawn late. */
export async function lookBeside(other: Look, shown: SettledPage): Promise<Look> {
  const look = await lookAt(shown);
  return (await differingLooks(other, look)).length > 0 ? lookAt(shown) : look;
}

/**
 * A picture from top to bottom, once the page no longer changes. The window is as high as the page meanwhile:
 * `fullPage` of Playwright makes it 1 by 1 pixel for a moment, which moves what scrolls inside the page.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(drawAllImages);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { height, top } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    top: scrollY,
  }));
  await page.setViewportSize({ ...window, height: Math.max(window.height, height) });
  const picture = await stillPicture(page);
  await page.setViewportSize(window);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  return picture;
}

async function stillPicture(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled' });
  let [before, now] = [await shoot(), await shoot()];
  for (let tries = 0; tries < MOST_SHOTS && !now.equals(before); tries++)
    [before, now] = [now, await shoot()];
  return now;
}

/** Loads and decodes the images, those below the window, too. Runs in the page. */
async function drawAllImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => {}))); // One may fail.
}

/** What differs between the looks of two builds. */
export async function differingLooks(expected: Look, found: Look) {
  const { pixels } = await comparePictures(expected.picture, found.picture);
  const factsOf = ({ reading: { facts, alerts, lines } }: Look) => ({ ...facts, alerts, page: lines });
  return differingFacts(
    { ...factsOf(expected), 'pixels that differ': 0 },
    { ...factsOf(found), 'pixels that differ': pixels > MOST_PIXELS ? pixels : 0 },
  );
}
