/**
 * Adds products to the cart one after the other, as fast as the page goes, without leaving the document. It runs in a page of
 * the shop, whatever drives the browser, and uses nothing from outside itself.
 */
export async function addProducts(ids: readonly string[]): Promise<void> {
  // No frame is waited for, because a tab in the background draws none.
  const until = async <T>(find: () => T | undefined | false): Promise<T> => {
    for (let count = 0; count < 10_000; count++) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve));
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
