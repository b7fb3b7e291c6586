import type { EngineBrowser, Tab } from '../../engines/driver/browser';

/** A browser that is soaked, and the shop in it. */
export interface Soaked {
  browser: EngineBrowser;
  /** The browser's name and version, for people. */
  where: string;
  /** The port of the served shop. Each `NAME.localhost` is an origin of its own, with an empty storage. */
  port: number;
  /** The ids of the sample products. */
  ids: readonly string[];
}

/** Opens so many tabs at an address, leads them through `work`, and closes them. */
export async function inTabs<Answer>(
  { browser }: Soaked,
  count: number,
  url: string,
  work: (tabs: Tab[]) => Promise<Answer>,
): Promise<Answer> {
  const tabs: Tab[] = [];
  try {
    while (tabs.length < count) tabs.push(await browser.openTab());
    for (const tab of tabs) await tab.goto(url);
    return await work(tabs);
  } finally {
    for (const tab of tabs) await tab.close();
  }
}
