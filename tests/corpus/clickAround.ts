interface Options {
  /** How many clicks. */
  clicks: number;
  /** 32 bits. */
  seed: number;
}

/**
 * Clicks on random controls of the shop's page. Runs in the page. The same seed makes the same choices if the
 * page reacts as fast.
 */
export async function clickAround({ clicks, seed }: Options): Promise<void> {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <Item>(list: readonly Item[]) => list[random(list.length)];
  // A task of the lowest priority comes after all that the page does because of a click.
  const settled = () => scheduler.postTask(() => {}, { priority: 'background' });
  const drawn = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await settled();
  };
  const kinds = [
    'main [role=tab]',
    'main nav a[href]',
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
    'main dialog button',
    'header a',
  ];
  // As the mouse does: a menu that loses the focus closes.
  const press = (element: HTMLElement) => {
    const begin = { bubbles: true, cancelable: true };
    element.dispatchEvent(new MouseEvent('pointerdown', begin));
    if (element.dispatchEvent(new MouseEvent('mousedown', begin))) element.focus({ preventScroll: true });
    element.click();
  };
  const isOrder = (element: Element) => element.textContent === 'Finalizar a compra';
  for (let clicked = 0; clicked < clicks;) {
    // A script could also press what is not shown, or what an open dialog or list covers.
    const reach = document.querySelector('dialog:modal') ?? document;
    const all = [...reach.querySelectorAll<HTMLElement>(pick(kinds) ?? 'a')];
    const element = pick(
      all.filter(
        (one) => one.checkVisibility() && !isOrder(one) && window.replayTools.nameOfCovering(one) === null,
      ),
    );
    if (element && random(100) > 0) {
      press(element);
      clicked++;
    } else if (reach === document && random(8) === 0) {
      const box = document.querySelector<HTMLInputElement>('input[type=search]');
      if (!box) throw new Error('The page has no search.');
      box.focus();
      box.value = pick(['caneca', 'camiseta', '1', '']) ?? '';
      box.form?.requestSubmit();
      clicked++;
    }
    await drawn();
  }
}
