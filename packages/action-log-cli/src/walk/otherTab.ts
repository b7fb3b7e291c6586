import type { Page } from '@playwright/test';
import type { WalkRules } from '../app';

/** Another tab of the same person, opened only if a log needs one. It does not run the app. */
export function createOtherTab<State>(
  appTab: Page,
  baseURL: string,
  { channel, storagePrefix, messageNow = (message) => message }: WalkRules<State>,
) {
  let tab: Promise<Page> | undefined;
  const open = async () => {
    const page = await appTab.context().newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${baseURL}/other-tab`);
    await appTab.bringToFront(); // A tab in the background draws nothing.
    return page;
  };
  const opened = () => (tab ??= open());
  return {
    async post(message: unknown) {
      const page = await opened();
      const sent = await appTab.evaluate(() => window.replayTools.sentToTabs());
      await page.evaluate(
        async ({ name, data }) => {
          const posting = new BroadcastChannel(name);
          posting.postMessage(data);
          await scheduler.postTask(() => {}, { priority: 'background' }); // A message of a closed channel may be lost.
          posting.close();
        },
        { name: channel, data: messageNow(message, sent) },
      );
    },
    async write(key: string, text: string) {
      const page = await opened();
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
        storagePrefix + key,
        text,
      ] as const);
    },
  };
}
