import { HIDDEN, type LogNote, type Recorder } from 'action-log';
import { controlIn, controlOf, isField, isOfPanel, roleOf } from './control';
import { eventNow } from './eventNow';
import { textIn } from './watchPerson';
import { watchUnnoted } from './watchUnnoted';

/** CSS pixels: a pointer that moves farther while its button is down drags. */
const DRAG = 10;
/** In these a drag chooses a value or a text, which has its own note. */
const OWN_DRAG = 'input, textarea, select';
/** In these a letter leads to the next option that begins with it. No log has the letter. */
const LISTS = /^(combobox|listbox|menuitem\w*|option|treeitem)$/;
/** Ms after which an action of a timer is because of a button that is still down. */
const HOLD = 300;

/**
 * Notes what `watchPerson` leaves out: what is chosen in a list, steps back and forward in the browser's
 * history, and what no walk can repeat. Returns a function that stops it.
 */
export function watchFields(root: HTMLElement, recorder: Recorder<unknown>): () => void {
  const { logNote, beforeAction } = recorder;
  let edited: EventTarget | null = null;
  let down: { event: PointerEvent; control: Element | undefined; at: number } | undefined;
  let drag: LogNote | undefined;

  const unrepeatable = (kind: string, control: Element | undefined) => ({
    unrepeatable: kind,
    ...(control && { on: controlOf(control, root) }),
  });
  const handlers: Readonly<Record<string, (event: Event, target: HTMLElement) => void>> = {
    change(_event, target) {
      if (target.matches('[type=file]')) logNote(unrepeatable('choice of a file', target));
      if (!(target instanceof HTMLSelectElement)) return;
      const values = [...target.selectedOptions].map(({ value }) => value);
      const isHidden = textIn(target) === HIDDEN;
      const choose = isHidden ? HIDDEN : target.multiple ? values : target.value;
      logNote({ choose, on: controlOf(target, root) });
    },
    input(event, target) {
      if (target === edited || !target.isContentEditable) return;
      edited = target;
      logNote(unrepeatable('text in an editor', controlIn(event)));
    },
    keydown(event) {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      const control = controlIn(event);
      if (!control || isField(control) || !LISTS.test(roleOf(control))) return;
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey)
        logNote(unrepeatable('letter in a list', control));
    },
    focusout: () => (edited = null),
    dragstart: (event) => logNote(unrepeatable('drag', controlIn(event))),
    drop(event) {
      const { files = [] } = (event as DragEvent).dataTransfer ?? {};
      if (files.length > 0) logNote(unrepeatable('choice of a file', controlIn(event)));
    },
    pointerdown(event, target) {
      down = { event: event as PointerEvent, control: controlIn(event), at: performance.now() };
      drag = undefined;
      if (target.matches('canvas')) logNote(unrepeatable('press in a drawing', down.control));
    },
    pointermove(event, target) {
      const { buttons, clientX, clientY } = event as PointerEvent;
      if (!down || drag || buttons === 0 || target.matches(OWN_DRAG)) return;
      const { event: from, control } = down;
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > DRAG)
        drag = unrepeatable('drag', control);
    },
    pointerup() {
      down = undefined;
      setTimeout(() => (drag = undefined));
    },
  };
  const onEvent = (event: Event) => {
    if (isOfPanel(event)) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement) handlers[event.type]?.(event, target);
  };
  const onMove = ({ navigationType, userInitiated, destination }: NavigateEvent) => {
    const go = destination.index - (navigation.currentEntry?.index ?? 0);
    if (navigationType === 'traverse' && userInitiated && destination.sameDocument) logNote({ go });
  };
  const types = Object.keys(handlers);
  types.forEach((type) => root.addEventListener(type, onEvent, true));
  if ('navigation' in window) navigation.addEventListener('navigate', onMove);
  const stopDrags = beforeAction(() => {
    const isHeld = down && performance.now() - down.at > HOLD && !eventNow();
    if (drag) logNote(drag);
    else if (isHeld) logNote(unrepeatable('press and hold', down?.control));
    drag = undefined;
  });
  const stopUnnoted = watchUnnoted(root, recorder);
  return () => {
    stopDrags();
    stopUnnoted();
    types.forEach((type) => root.removeEventListener(type, onEvent, true));
    if ('navigation' in window) navigation.removeEventListener('navigate', onMove);
  };
}
