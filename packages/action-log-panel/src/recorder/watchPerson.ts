import { controlIn, controlOf, isOfPanel } from './control';
import { eventNow } from './eventNow';
import { watchPresses, type Notes } from './watchPresses';

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
 * Notes what a person does, before the action that it causes. If an action comes in the task of what a person
 * does, and nothing has noted that (a shortcut of the page, a press in a frame), no walk can repeat it.
 * Returns a function that stops it.
 * @param watches note what else a person does, such as `watchFields`
 */
export function watchPerson(
  root: HTMLElement,
  { logNote, beforeAction }: Notes,
  watches: readonly (typeof watchPresses)[] = [],
): () => void {
  let isNoted = false;
  const begin = () => void (isNoted = false);
  const notes: Notes = {
    beforeAction,
    logNote(note) {
      isNoted = true;
      logNote(note);
    },
  };
  BEGINNINGS.forEach((type) => addEventListener(type, begin, true));
  const stops = [
    ...[watchPresses, ...watches].map((watch) => watch(root, notes)),
    beforeAction(() => {
      const { event, isInFrame = false } = eventNow() ?? {};
      if (!event || isOfPanel(event)) return;
      const kind = kindOf(event, isInFrame);
      if (isNoted && !isInFrame && kind !== 'hover') return;
      const control = isInFrame ? undefined : controlIn(event);
      notes.logNote({ unrepeatable: kind, ...(control && { on: controlOf(control, root) }) });
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    BEGINNINGS.forEach((type) => removeEventListener(type, begin, true));
  };
}
