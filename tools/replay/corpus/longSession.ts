/* global document, requestAnimationFrame */

/**
 * Clicks on what can be clicked in the shop's page, again and again; runs in the page. The same seed makes the same
 * choices, as far as the page is as quick.
 * @param {{ clicks: number, seed: number }} options
 */
export async function clickAround({ clicks, seed }) {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const kinds = [
    'main [role=tab]',
    'main nav button:not([aria-disabled=true])',
    'main [role=combobox]',
    'main [role=combobox]',
    '[role=option]',
    '[role=option]',
    'main [role=tabpanel] a',
    'main [role=tabpanel] a',
    'main li button[class]',
    'main article button',
    'main article button',
    'main article button',
    'main article button',
    'main [role=status] button',
    'header a',
  ];
  const isOrder = (element) => element.textContent === 'Finalizar a compra';
  for (let clicked = 0; clicked < clicks;) {
    const all = [...document.querySelectorAll(kinds[random(kinds.length)])].filter((one) => !isOrder(one));
    const element = all[random(all.length)];
    if (element && random(100) > 0) {
      element.click();
      clicked++;
    } else if (random(8) === 0) {
      const box = document.querySelector('input[type=search]');
      box.value = ['caneca', 'camiseta', '1', ''][random(4)];
      box.form.requestSubmit();
      clicked++;
    }
    await drawn();
  }
}
