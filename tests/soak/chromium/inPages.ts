import puppeteer, { type Page } from 'puppeteer-core';
import { browserFlags, ensureBrowser } from '../../../tools/chromium';
import type { Soaked } from '../browser/soaked';

/** Chromium, driven by its own protocol, which can do more to a tab and to the browser than a person. */
export type Chromium = Omit<Soaked, 'browser'>;

/** @param userDataDir the folder of the profile; an empty one by default */
export const launchChromium = (userDataDir?: string) =>
  puppeteer.launch({
    executablePath: ensureBrowser(),
    args: browserFlags,
    ...(userDataDir && { userDataDir }),
  });

/** Opens so many tabs at an address, leads them through `work`, and closes the browser. */
export async function inPages<Answer>(
  count: number,
  url: string,
  work: (pages: Page[]) => Promise<Answer>,
): Promise<Answer> {
  const browser = await launchChromium();
  try {
    const pages: Page[] = [];
    while (pages.length < count) pages.push(await browser.newPage());
    for (const page of pages) await page.goto(url);
    return await work(pages);
  } finally {
    await browser.close();
  }
}
