import type { Page } from '@playwright/test';
import { differingPixels, MOST_PIXELS } from './comparePictures';
import { differingFacts } from './differingFacts';
import type { SettledPage } from './walkLog';

/** What a person sees and hears of a page, as two builds are compared by it. */
export interface Look {
  /** Address, title, tab stops, focus, scroll position in CSS pixels, by their names. */
  facts: Readonly<Record<string, unknown>>;
  /** Roles and names, a line each, as assistive technology has them. */
  text: readonly string[];
  alerts: readonly string[];
  /** PNG of the whole page. */
  picture: Buffer;
}

/** Ms to wait for all pictures of the page. */
const TIMEOUT = 15_000;
/** How many pictures are taken at most of a page that keeps changing. */
const MOST_SHOTS = 5;

export async function lookAt({ page, alerts }: SettledPage): Promise<Look> {
  const facts = await page.evaluate(() => window.replayTools.visibleFacts());
  const text = (await page.locator('body').ariaSnapshot()).split('\n');
  return { facts, text, alerts, picture: await pictureOf(page) };
}

/** The look of a page, which is taken once more if the picture differs: on a busy machine an image may be drawn late. */
export async function lookBeside(other: Look, shown: SettledPage): Promise<Look> {
  const look = await lookAt(shown);
  const differs = (await differingPixels(look.picture, other.picture)) > MOST_PIXELS;
  return differs ? lookAt(shown) : look;
}

/** A picture from top to bottom, once the page no longer changes. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(loadAllImages);
  // An image that does not load in time is also missing in this picture.
  await page.waitForFunction(areAllImagesShown, null, { timeout: TIMEOUT }).catch(() => {});
  const shoot = () => page.screenshot({ animations: 'disabled', fullPage: true });
  let [before, now] = [await shoot(), await shoot()];
  for (let tries = 0; tries < MOST_SHOTS && !now.equals(before); tries++)
    [before, now] = [now, await shoot()];
  return now;
}

/** Loads the images below the window, too. Runs in the page. */
function loadAllImages() {
  for (const image of document.images) image.loading = 'eager';
}

/** Whether every image of the page has loaded, or has failed. Runs in the page. */
function areAllImagesShown() {
  return [...document.images].every((image) => image.complete);
}

/** What differs between the looks of two builds. */
export async function differingLooks(expected: Look, found: Look) {
  const pixels = await differingPixels(expected.picture, found.picture);
  return differingFacts(
    { ...expected.facts, alerts: expected.alerts, text: expected.text, 'pixels that differ': 0 },
    {
      ...found.facts,
      alerts: found.alerts,
      text: found.text,
      'pixels that differ': pixels > MOST_PIXELS ? pixels : 0,
    },
  );
}
