import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Log } from 'action-log';
import { messageOf } from '../cli/messageOf';
import { words } from '../cli/words';

/**
 * A new browser profile, with nothing saved.
 * @param viewport that of the log; 0 by 0 if it is unknown
 * @param video the folder for a film of each page, which is complete once the browser is closed; undefined for none
 */
export function newContext(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions,
  { width, height }: Log['viewport'],
  video: string | undefined,
): Promise<BrowserContext> {
  const viewport = { width: width || 1440, height: height || 900 };
  return browser.newContext({
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    bypassCSP: true, // The style that hides the panel in pictures must apply in spite of the app's policy.
    ...(video !== undefined && { recordVideo: { dir: video, size: viewport } }),
    ...options,
  });
}

/** The first page of a browser. Throws an Error that says what to do if it cannot be filmed. */
export async function firstPage(context: BrowserContext): Promise<Page> {
  try {
    return await context.newPage();
  } catch (error) {
    if (!/ffmpeg/i.test(messageOf(error))) throw error;
    throw new Error(
      words('Playwright films with its own ffmpeg: run "npx playwright install ffmpeg" first.'),
      { cause: error },
    );
  }
}
