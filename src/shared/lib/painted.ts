import { attributes } from './attributes';

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether the page's code is loading, and its outline is shown. */
const isOutlined = () => document.querySelector(`[${attributes.outline}]`) !== null;

/** Resolves when the new state is painted: the page itself, or why it does not load, and not only its outline. */
export async function painted(): Promise<void> {
  await nextFrame();
  if (!isOutlined()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isOutlined()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await nextFrame();
}
