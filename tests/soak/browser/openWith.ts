import type { Tab } from '../../engines/driver/browser';

/** Replaces the storage by one text, on a file of the shop without scripts, and then opens an address of the shop. */
export async function openWith(
  tab: Tab,
  url: string,
  key: 'cart' | 'catalogue',
  text: string,
): Promise<void> {
  await tab.goto(new URL('/robots.txt', url).href);
  await tab.evaluate(
    (name, value) => {
      localStorage.clear();
      localStorage.setItem(name, value);
    },
    `canecamisa:${key}`,
    text,
  );
  await tab.goto(url);
}
