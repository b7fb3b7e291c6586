import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Log } from 'action-log';
import { messageOf } from '../cli/messageOf';

/**
 * A shopper's browser, without anything saved.
 * @param viewport that of the log; 0 by 0 where it is unknown
 * @param video the folder for a film of each page, which is whole once the browser is closed; undefined for none
 */
export function newContext(
  browser: Browser,
  baseURL: string,
  { width, height }: Log['viewport'],
  video: string | undefined,
): Promise<BrowserContext> {
  const viewport = { width: width || 1440, height: height || 900 };
  return browser.newContext({
    baseURL,
    viewport,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    bypassCSP: true, // The pictures' style hides the panel, and the shop's policy would refuse it.
    ...(video !== undefined && { recordVideo: { dir: video, size: viewport } }),
  });
}

/** The first page of a browser. Throws an Error that tells what to do where it cannot be filmed. */
export async function firstPage(context: BrowserContext): Promise<Page> {
  try {
    return await context.newPage();
  } catch (error) {
    if (!/ffmpeg/i.test(messageOf(error))) throw error;
    throw new Error(
      'Playwright films with an ffmpeg of its own: run "npx playwright install ffmpeg" first.',
      {
        cause: error,
      },
    );
  }
}
