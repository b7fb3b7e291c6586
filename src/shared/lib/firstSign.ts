/** Events of a visitor who does something. Assistive technology may send `click` without any of the others. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'];

/** Resolves at the first input of a visitor who stays. What only a next step needs is downloaded after it. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
}
