import type { Control, LogNote } from 'action-log';
import { isVisible, nameOf, roleOf } from './control';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=combobox], [role=button], [role=checkbox], [role=radio], [role=switch], [role^=menuitem]';
/** The text of a form that is noted when it is sent. A password or the number of a card never is. */
const TEXTS = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=password], [autocomplete*=cc-])';
/** Controls that handle keys. Only a menu handles Enter and the space bar; on all others these are clicks. */
const WITH_KEYS = '[role=tab], [role=option], [role=combobox]';
const MENUS = '[role=option], [role=combobox]';
const MOVES = /^(Arrow|Home|End|Page)/;
/** All other keys may be characters of a text, of which no log has a single one. */
const ACTS = /^(Enter|Escape)$/;

/**
 * Notes what a person presses, and the text of a form that is sent, before the page handles it. A press is noted by its
 * control's role and name, without coordinates. Returns a function that stops it.
 */
export function watchPerson(root: HTMLElement, logNote: (note: LogNote) => void): () => void {
  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLFormElement) {
      const box = target.querySelector<HTMLInputElement>(TEXTS);
      if (box) logNote({ submit: box.value, on: controlOf(box, root) });
      return;
    }
    if (event instanceof KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      const control = target.closest(MOVES.test(key) ? WITH_KEYS : MENUS);
      const isTyped =
        !MOVES.test(key) && !ACTS.test(key) && (key !== ' ' || control?.matches('input, textarea'));
      if (!control || isTyped || ctrlKey || metaKey || altKey) return;
      return logNote({ key, on: controlOf(control, root) });
    }
    const control = target.closest(CONTROLS);
    // A press on a text box does nothing, and a button that sends a text is noted with the text.
    const isOfForm =
      control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.querySelector(TEXTS);
    if (control && !isOfForm && !control.matches('input, select, textarea'))
      logNote({ click: controlOf(control, root) });
  };
  const types = ['click', 'keydown', 'submit'];
  types.forEach((type) => root.addEventListener(type, onEvent, true));
  return () => types.forEach((type) => root.removeEventListener(type, onEvent, true));
}

/** A control by its role, its name, and how many visible ones of that name come before it. */
export function controlOf(control: Element, root: Element): Control {
  const names = { role: roleOf(control), name: nameOf(control) };
  const alike = named(names, root);
  // Visibility forces a layout before the press is handled, so it is read only if another control has the name.
  const nth = alike.slice(0, Math.max(0, alike.indexOf(control))).filter(isVisible).length;
  return { ...names, ...(nth > 0 && { nth }) };
}

/** The control of a page that a log names; undefined if the page does not show it. */
export function findControl({ nth = 0, ...names }: Control, root: Element): Element | undefined {
  return named(names, root).filter(isVisible)[nth];
}

const named = ({ role, name }: Control, root: Element) =>
  [...root.querySelectorAll(CONTROLS)].filter((one) => roleOf(one) === role && nameOf(one) === name);
