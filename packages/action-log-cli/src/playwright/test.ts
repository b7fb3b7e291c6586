import { test as base, type Page } from '@playwright/test';

/** Ms for the panel to open, and for the log to be written. */
const TIMEOUT = 5000;

/**
 * Playwright's `test`. If one fails, the log of what happened on its page is attached to it as `action-log.json`: the app has
 * to have the panel of action-log-panel. A page that no longer answers leaves no log.
 */
export const test = base.extend({
  async page({ page }, use, testInfo) {
    await use(page);
    if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
    const path = testInfo.outputPath('action-log.json');
    const isWritten = await downloadLog(page, path).then(
      () => true,
      () => false,
    );
    if (isWritten) await testInfo.attach('action-log.json', { path, contentType: 'application/json' });
  },
});

/** Opens the panel, unless it is open, and downloads the log into a file. */
async function downloadLog(page: Page, path: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Download log' });
  if (!(await button.isVisible())) await page.keyboard.press('Control+Shift+L');
  const coming = page.waitForEvent('download', { timeout: TIMEOUT });
  await Promise.all([coming, button.click({ timeout: TIMEOUT })]);
  await (await coming).saveAs(path);
}
