/**
 * Functions that run in a page of the shop, whatever drives its browser: what is quicker than any person, and
 * what must happen in one task. They use nothing from outside themselves.
 */

/** Adds products to the cart one after the other, as fast as the page goes, without leaving the document. */
export async function addProducts(ids: readonly string[]): Promise<void> {
  // It waits for no frame and no timer: a background tab has no frames, and Firefox delays its timers.
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const until = async <T>(find: () => T | undefined | false): Promise<T> => {
    for (const end = performance.now() + 30_000; performance.now() < end; await turn()) {
      const result = find();
      if (result) return result;
    }
    throw new Error(`${location.pathname} did not change in 30 s`);
  };
  await until(() => document.documentElement.dataset.restoring === undefined); // The application is interactive.
  for (const id of ids) {
    history.pushState({ index: history.length }, '', `/product/${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
    const button = await until(() =>
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'ADICIONAR AO CARRINHO',
      ),
    );
    button.click();
    await until(() => location.pathname === '/cart');
  }
}

/** Presses a button by its text and does nothing else. Returns how many items the cart showed before. */
export function pressNow(text: string): number {
  const { length } = document.querySelectorAll('main li h2');
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`${location.pathname} has no button ${text}`);
  button.click();
  return length;
}

/** What the cart shows, and what is saved, as names in their order. For `/cart`. */
export function sharedCart(): { shown: string[]; saved: string[] } {
  const items = JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { name: string }[];
  const headings = [...document.querySelectorAll('main li h3, main li h2')];
  return { shown: headings.map(({ textContent }) => textContent), saved: items.map(({ name }) => name) };
}

/**
 * Whether the second copy of the cart is written, as localStorage has it. It is deleted when that is on the
 * disk.
 */
export const isCopied = () =>
  new Promise<boolean>((resolve) => {
    const opened = indexedDB.open('canecamisa:cart');
    opened.onupgradeneeded = () => opened.transaction?.abort(); // The shop makes it.
    opened.onerror = () => resolve(false);
    opened.onsuccess = () => {
      const copy = opened.result.transaction('copy').objectStore('copy').get('copy');
      copy.onsuccess = () => {
        const { list } = (copy.result ?? {}) as { list?: unknown };
        resolve(list !== undefined && list === localStorage.getItem('canecamisa:cart'));
      };
      opened.result.close();
    };
  });
