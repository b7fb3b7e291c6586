import { useRef, useState } from 'react';
import type { Timeline } from 'action-log';
import type { QaShop } from '../qaShop';

/** Pictures that are kept, so that scrolling back draws none again; one takes 30 to 60 KB. */
const MOST_KEPT = 200;

/** Small pictures of the shop in the states of a log. They are drawn only where a person asks for them. */
export function usePictures<State>(timeline: Timeline<State>, shop: QaShop<State>) {
  const [isOn, setIsOn] = useState(false);
  const [draw, setDraw] = useState<((state: State) => string) | null>(null);
  const kept = useRef(new Map<number, string>());

  /** HTML; empty where the state is not replayed yet, or what draws it is not loaded. */
  const drawn = (count: number): string => {
    const known = kept.current.get(count);
    if (known !== undefined) return known;
    const state = count <= timeline.ready() ? timeline.stateAt(count) : undefined;
    if (!draw || state === undefined) return '';
    if (kept.current.size >= MOST_KEPT) kept.current.clear();
    const html = attempt(() => draw(state));
    kept.current.set(count, html);
    return html;
  };

  return {
    isOn,
    async toggle() {
      setIsOn(!isOn);
      if (draw) return;
      const loaded = await shop.loadPictures().catch(() => null);
      if (loaded) setDraw(() => loaded);
      else setIsOn(false); // What draws them could not be loaded; the next press tries again.
    },
    /** What draws a state, after which so many actions came; null where no picture is wanted. */
    draw: (count: number) => (isOn ? () => drawn(count) : null),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

/** A state on which the interface crashes has no picture; shown on the shop, it shows the error view. */
function attempt(draw: () => string): string {
  try {
    return draw();
  } catch {
    return '';
  }
}
