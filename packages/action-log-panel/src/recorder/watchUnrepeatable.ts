import type { Recorder } from 'action-log';
import { controlIn, controlOf, isField, isOfPanel, roleOf } from './control';
import { eventNow } from './eventNow';

/** CSS pixels: a pointer that moves farther while its button is down drags. */
const FAR = 10;
/** In these a drag chooses a value or a text, which has its own note. */
const OWN_DRAG = 'input, textarea, select';
/** In these a letter leads to the next option that begins with it. No log has the letter. */
const LISTS = /^(combobox|listbox|menuitem\w*|option|treeitem)$/;
const IN_FRAME = 'press in a frame';
const DRAG = 'drag';
/** Events whose actions no note of a press or a key explains. */
const UNEXPLAINED = /^(hover|copy|cut|paste)$/;
/** Ms after which an action of a timer is because of a button that is still down. */
const HOLD = 300;

/** A button that is down. */
interface Down {
  x: number;
  y: number;
  control: Element | undefined;
  /** When it went down, in ms. */
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

  const note = (unrepeatable: string, control?: Element) =>
    logNote({ unrepeatable, ...(control && { on: controlOf(control, root) }) });

  /** What is typed may be noted now, but then it is not the note of this key or press. */
  const isNoted = ({ type }: Event) =>
    (notes() === list ? list.slice(length) : notes()).some(
      ([, added]) => !('fill' in added) || type === 'input',
    );

  const onAction = () => {
    const event = eventNow();
    if (!event) {
      if (down && performance.now() - down.since > HOLD) note('press and hold', down.control);
      return;
    }
    if (isOfPanel(event)) return;
    const kind = kindOf(event, down);
    if (kind === IN_FRAME) note(kind);
    else if (kind === DRAG) note(kind, down?.control);
    else if (UNEXPLAINED.test(kind) || !isNoted(event)) note(kind, controlIn(event));
  };
  const begin = (event: Event) => {
    [list, length] = [notes(), notes().length];
    if (event.type !== 'pointerdown' || isOfPanel(event)) return;
    const { clientX: x, clientY: y } = event as PointerEvent;
    down = { x, y, control: controlIn(event), since: performance.now() };
  };
  const release = () => setTimeout(() => (down = undefined)); // After the actions that it causes.

  const onEvent = (event: Event) => {
    const [target] = event.composedPath();
    if (isOfPanel(event) || !(target instanceof HTMLElement)) return;
    const control = controlIn(event);
    if (isOfFile(event, target)) note('choice of a file', control);
    else if (event.type === 'input' && target.isContentEditable && target !== edited) {
      edited = target;
      note('text in an editor', control);
    } else if (event instanceof KeyboardEvent && control && isLetterInList(event, control))
      note('letter in a list', control);
  };
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, begin, true);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true);
  for (const type of ['change', 'drop', 'input', 'keydown']) root.addEventListener(type, onEvent, true);
  beforeAction(onAction);
}

const isOfFile = (event: Event, target: HTMLElement) =>
  event.type === 'change'
    ? target.matches('[type=file]')
    : event.type === 'drop' && ((event as DragEvent).dataTransfer?.files.length ?? 0) > 0;

const isLetterInList = ({ key, ctrlKey, metaKey }: KeyboardEvent, control: Element) =>
  !isField(control) && LISTS.test(roleOf(control)) && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/** What a person does, if no walk repeats it; an unusual event by its type. */
function kindOf(event: Event, down: Down | undefined): string {
  const { type } = event;
  const target = event.target as Element; // Or the window, to which a frame has sent a message.
  if (target.ownerDocument !== document) return IN_FRAME;
  if (/^(drag|drop)/.test(type)) return DRAG;
  if (down && /^(pointer|mouse)(move|up)$/.test(type) && !target.matches(OWN_DRAG)) {
    const { clientX, clientY } = event as MouseEvent;
    if (Math.hypot(clientX - down.x, clientY - down.y) > FAR) return DRAG;
  }
  if (type.startsWith('key')) return 'shortcut';
  if (/^(pointer|mouse)(over|out|enter|leave|move)$/.test(type)) return 'hover';
  return /click$|^contextmenu$|(down|up)$/.test(type) ? 'press on what is no control' : type;
}
