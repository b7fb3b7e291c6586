import { chromium, type Page } from '@playwright/test';
import { inTabs } from '../../drive/tabs';
import { browserFlags, ensureBrowser } from '../../../tools/chromium';
import type { Soaked } from '../browser/soaked';

/** Chromium through its own protocol, which can do what no person can: freeze a tab, or crash it. */
export type Chromium = Omit<Soaked, 'browser'>;

/** @param userDataDir the folder of the profile; an empty one by default */
export const launchChromium = (userDataDir = '') =>
  chromium.launchPersistentContext(userDataDir, { executablePath: ensureBrowser(), args: browserFlags });

/** Opens `count` tabs of a new browser at an address, runs `work` in them, and closes the browser. */
export async function inPages<Answer>(
  count: number,
  url: string,
  work: (pages: Page[]) => Promise<Answer>,
): Promise<Answer> {
  const browser = await launchChromium();
  try {
    return await inTabs(() => browser.newPage(), count, url, work);
  } finally {
    await browser.close();
  }
}
