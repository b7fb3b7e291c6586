/**
 * Adds products to the cart one after the other, as fast as the page goes, without leaving the document. It runs in a page of
 * the shop, whatever drives the browser, and uses nothing from outside itself.
 */
export async function addProducts(ids: readonly string[]): Promise<void> {
  // No frame and no timer is waited for: a tab in the background draws none, and Firefox lets its timers wait for a second.
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const until = async <T>(find: () => T | undefined | false): Promise<T> => {
    for (const end = performance.now() + 30_000; performance.now() < end; await turn()) {
      const found = find();
      if (found) return found;
    }
    throw new Error(`${location.pathname} does not come to what is waited for`);
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
