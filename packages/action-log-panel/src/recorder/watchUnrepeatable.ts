import type { Recorder } from 'action-log';
import { controlIn, controlOf, isField, isOfPanel, roleOf } from './control';
import { eventNow, type PersonEvent } from './eventNow';

/** CSS pixels: a pointer that moves farther while its button is down drags. */
const DRAG = 10;
/** In these a drag chooses a value or a text, which has its own note. */
const OWN_DRAG = 'input, textarea, select';
/** In these a letter leads to the next option that begins with it. No log has the letter. */
const LISTS = /^(combobox|listbox|menuitem\w*|option|treeitem)$/;
/** What no note of a press or a key explains. */
const UNEXPLAINED = /^(press in a frame|hover|drag|copy|cut|paste)$/;
/** Ms after which an action of a timer is because of a button that is still down. */
const HOLD = 300;

/** A button that is down. */
interface Down {
  x: number;
  y: number;
  control: Element | undefined;
  /** Ms. */
  since: number;
}

/**
 * Notes what no walk can repeat: what leaves no other trace in a log, such as a letter in a list, and every
 * action in the task of what a person does, unless a note explains it. Call it after `watchPerson`.
 */
export function watchUnrepeatable(
  root: HTMLElement,
  { logNote, beforeAction, recording }: Recorder<unknown>,
): void {
  const notes = () => recording.segments.at(-1)?.happened ?? [];
  /** The notes before the latest press or key. */
  let [list, length] = [notes(), 0];
  let down: Down | undefined;
  let edited: Element | undefined;

  const note = (unrepeatable: string, control: Element | undefined) =>
    logNote({ unrepeatable, ...(control && { on: controlOf(control, root) }) });

  /** What is typed may be noted now, but then it is not the note of this key or press. */
  const isNoted = ({ type }: Event) =>
    (notes() === list ? list.slice(length) : notes()).some(
      ([, added]) => !('fill' in added) || type === 'input',
    );

  const onAction = () => {
    const now = eventNow();
    const isHeld = down && performance.now() - down.since > HOLD;
    if (!now && isHeld) note('press and hold', down?.control);
    if (!now || isOfPanel(now.event)) return;
    const kind = kindOf(now, down);
    const control = kind === 'drag' ? down?.control : controlIn(now.event);
    if (UNEXPLAINED.test(kind) || !isNoted(now.event)) note(kind, now.isInFrame ? undefined : control);
  };
  const begin = (event: Event) => {
    [list, length] = [notes(), notes().length];
    if (event.type !== 'pointerdown' || isOfPanel(event)) return;
    const { clientX: x, clientY: y } = event as PointerEvent;
    down = { x, y, control: controlIn(event), since: performance.now() };
  };
  const release = () => setTimeout(() => (down = undefined)); // After what it causes.

  const onEvent = (event: Event) => {
    const [target] = event.composedPath();
    if (isOfPanel(event) || !(target instanceof HTMLElement)) return;
    const control = controlIn(event);
    if (isOfFile(event, target)) note('choice of a file', control);
    else if (event.type === 'pointerdown' && target.matches('canvas')) note('press in a drawing', control);
    else if (event.type === 'input' && target.isContentEditable && target !== edited) {
      edited = target;
      note('text in an editor', control);
    } else if (event instanceof KeyboardEvent && control && isLetterInList(event, control))
      note('letter in a list', control);
  };
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, begin, true);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true);
  for (const type of ['change', 'drop', 'pointerdown', 'input', 'keydown'])
    root.addEventListener(type, onEvent, true);
  beforeAction(onAction);
}

const isOfFile = (event: Event, target: HTMLElement) =>
  event.type === 'change'
    ? target.matches('[type=file]')
    : event.type === 'drop' && ((event as DragEvent).dataTransfer?.files.length ?? 0) > 0;

const isLetterInList = ({ key, ctrlKey, metaKey }: KeyboardEvent, control: Element) =>
  !isField(control) && LISTS.test(roleOf(control)) && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/** What a person does, if no walk repeats it; an unusual event by its type. */
function kindOf({ event, target, isInFrame }: PersonEvent, down: Down | undefined): string {
  const { type } = event;
  if (isInFrame) return 'press in a frame';
  if (/^(drag|drop)/.test(type)) return 'drag';
  if (down && /^(pointer|mouse)(move|up)$/.test(type) && !target.matches(OWN_DRAG)) {
    const { clientX, clientY } = event as MouseEvent;
    if (Math.hypot(clientX - down.x, clientY - down.y) > DRAG) return 'drag';
  }
  if (type.startsWith('key')) return 'shortcut';
  if (/^(pointer|mouse)(over|out|enter|leave|move)$/.test(type)) return 'hover';
  return /^((dbl|aux)?click|contextmenu)$/.test(type) ? 'press on what is no control' : type;
}
