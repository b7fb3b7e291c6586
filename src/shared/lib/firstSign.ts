/** What somebody does who looks around; `click` alone is what assistive technology may send. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'];

/** Resolves at the first sign of a visitor who stays. Until then nothing is fetched that only a next step needs. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
}
