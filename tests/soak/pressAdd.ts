/** Presses 'ADICIONAR AO CARRINHO', and nothing else: the page may be gone in the next moment. It runs in the page. */
export function pressAdd(): void {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent === 'ADICIONAR AO CARRINHO');
  if (!button) throw new Error(`There is nothing to add at ${location.pathname}`);
  button.click();
}
