import type { Recorder } from 'action-log';
import { controlIn, controlOf, isOfPanel } from './control';
import { eventNow } from './eventNow';

/** What begins something that a person does, which a note may explain. */
const BEGINNINGS = ['pointerdown', 'keydown', 'wheel'];

/** What a person does in an event of a type, if no walk repeats it; any other by the type. */
function kindOf({ type }: Event, isInFrame: boolean): string {
  if (isInFrame) return 'press in a frame';
  if (type.startsWith('key')) return 'shortcut';
  if (/^(pointer|mouse)(over|out|enter|leave|move)$/.test(type)) return 'hover';
  return /^((dbl|aux)?click|contextmenu)$/.test(type) ? 'press on what is no control' : type;
}

/**
 * Notes that no walk can repeat an action if it comes in the task of what a person does, and nothing has noted
 * that: a shortcut of the page, a press in a frame. Call it after what notes presses. Returns a function that
 * stops it.
 */
export function watchUnnoted(
  root: HTMLElement,
  { logNote, beforeAction, recording }: Recorder<unknown>,
): () => void {
  const countNotes = () => recording.segments.reduce((count, { happened }) => count + happened.length, 0);
  let notesBefore = 0;
  const begin = () => void (notesBefore = countNotes());
  BEGINNINGS.forEach((type) => addEventListener(type, begin, true));
  const stop = beforeAction(() => {
    const { event, isInFrame = false } = eventNow() ?? {};
    if (!event || isOfPanel(event)) return;
    const kind = kindOf(event, isInFrame);
    if (countNotes() > notesBefore && !isInFrame && kind !== 'hover') return;
    const control = isInFrame ? undefined : controlIn(event);
    logNote({ unrepeatable: kind, ...(control && { on: controlOf(control, root) }) });
  });
  return () => {
    stop();
    BEGINNINGS.forEach((type) => removeEventListener(type, begin, true));
  };
}
