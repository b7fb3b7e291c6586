import { attributes } from '@/shared/lib';

/** Ms in which a line folds or unfolds. */
const DURATION = 150;

/** The lists that were there before the line that comes now. */
const shownLists = new WeakSet<Node>();

/** `ref` of a list: a line that is added later unfolds, and a line that is removed folds. With reduced motion no line moves. */
export function foldingList(list: HTMLElement | null): void {
  if (list) shownLists.add(list); // React calls it after the refs of the first lines.
}

/** `ref` of each line of the list. */
export function foldingLine(line: HTMLElement | null): () => void {
  const list = line?.parentNode;
  if (!line || !list) return () => {};
  if (shownLists.has(list)) animate(line, 'reverse');
  return () => {
    const { nextSibling } = line;
    // React has not removed the line yet. If it removes the whole list, no line folds.
    queueMicrotask(() => list.isConnected && foldCopy(line, list, nextSibling));
  };
}

/** Folds a copy of a line that is gone. The copy takes no press and no focus, and a screen reader does not read it. */
function foldCopy(line: HTMLElement, list: Node, nextSibling: Node | null): void {
  const copy = line.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.removeAttribute(attributes.added);
  copy.setAttribute(attributes.folding, '');
  list.insertBefore(copy, nextSibling?.parentNode === list ? nextSibling : null);
  const folding = animate(copy, 'normal');
  if (folding) void folding.finished.finally(() => copy.remove());
  else copy.remove();
}

/** Folds a line upwards, and what is below it moves up as far; or unfolds it. */
function animate(line: HTMLElement, direction: PlaybackDirection): Animation | undefined {
  if (matchMedia('(prefers-reduced-motion)').matches) return undefined;
  const folded = { marginBlockEnd: `${-line.offsetHeight}px`, transform: 'scaleY(0)', opacity: 0 };
  return line.animate([{ transformOrigin: 'top' }, { transformOrigin: 'top', ...folded }], {
    duration: DURATION,
    easing: 'ease-out',
    direction,
  });
}
