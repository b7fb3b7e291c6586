import type { Page } from '@playwright/test';
import { hold, test } from './shop';

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  // `goto` would wait for the load event, which waits for the held scripts.
  await page.evaluate((to) => location.assign(to), new URL(path, test.info().project.use.baseURL).href);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await page.locator('header').waitFor();
  return release;
}
