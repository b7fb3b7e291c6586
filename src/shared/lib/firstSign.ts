/** Events of a visitor who does something. Assistive technology may send only `click`. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'];

/** Resolves at the first input of a visitor. Chunks of the next page are downloaded after it. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
}
