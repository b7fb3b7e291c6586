import { useRef, useState } from 'react';
import type { Timeline } from 'action-log';
import type { Host } from '../host';

/** Pictures that are kept for when the list scrolls back; one takes 30 to 60 KB. */
const MOST_KEPT = 200;

/** Thumbnails of the app in the states of a log. They are drawn only after a person requests them. */
export function usePictures<State>(timeline: Timeline<State>, { loadPictures }: Host<State>) {
  const [isOn, setIsOn] = useState(false);
  const [draw, setDraw] = useState<((state: State) => string) | null>(null);
  const kept = useRef(new Map<number, string>());

  /** HTML; empty if the state is not replayed yet, or the code that draws it is not loaded. */
  const drawn = (count: number): string => {
    const known = kept.current.get(count);
    if (known !== undefined) return known;
    const state = count <= timeline.ready() ? timeline.stateAt(count) : undefined;
    if (!draw || state === undefined) return '';
    if (kept.current.size >= MOST_KEPT) kept.current.clear();
    const html = htmlOrNothing(() => draw(state));
    kept.current.set(count, html);
    return html;
  };

  return {
    isOn,
    /** Shows or hides them; undefined if the app does not offer them. */
    toggle:
      loadPictures &&
      (async () => {
        setIsOn(!isOn);
        if (draw) return;
        const loaded = await loadPictures().catch(() => null);
        if (loaded) setDraw(() => loaded);
        else setIsOn(false); // The code could not be loaded; the next press tries again.
      }),
    /** A function that draws the state after `count` actions; null if pictures are hidden. */
    draw: (count: number) => (isOn ? () => drawn(count) : null),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

/** A state on which the app crashes has no picture; shown in place of the app, it shows the app's error view. */
function htmlOrNothing(draw: () => string): string {
  try {
    return draw();
  } catch {
    return '';
  }
}
