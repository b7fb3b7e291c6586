import type { Control, LogNote } from 'action-log';

const CONTROLS = 'a[href], button, input, select, [role=tab], [role=option], [role=combobox]';
const ROLES: Readonly<Record<string, string>> = { A: 'link', BUTTON: 'button', INPUT: 'searchbox' };
/** What answers keys. To Enter and the space bar only a menu does: everywhere else they are clicks. */
const WITH_KEYS = '[role=tab], [role=option], [role=combobox]';
const MENUS = '[role=option], [role=combobox]';
const MOVES = /^(Arrow|Home|End)/;

/**
 * Notes what a person presses, and the text of a form that is sent, before the page answers it. Of a press it keeps
 * which control it was, as assistive technology names it, and no coordinates. Returns a function that stops it.
 */
export function watchPerson(page: HTMLElement, note: (one: LogNote) => void): () => void {
  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLFormElement) {
      const box = target.querySelector('input');
      if (box) note({ submit: box.value, on: controlOf(box, page) });
      return;
    }
    if (event instanceof KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      const control = target.closest(MOVES.test(key) ? WITH_KEYS : MENUS);
      if (!control || ctrlKey || metaKey || altKey || /^(Shift|Tab)/.test(key)) return;
      return note({ key, on: controlOf(control, page) });
    }
    const control = target.closest(CONTROLS);
    // A text box answers what is typed, and a button that sends a form is told by the form.
    const isOfForm = control instanceof HTMLButtonElement && control.form && control.type === 'submit';
    if (control && !isOfForm && !control.matches('input')) note({ click: controlOf(control, page) });
  };
  const types = ['click', 'keydown', 'submit'];
  types.forEach((type) => page.addEventListener(type, onEvent, true));
  return () => types.forEach((type) => page.removeEventListener(type, onEvent, true));
}

/** The control in the words of assistive technology. */
function controlOf(control: Element, page: Element): Control {
  const names = { role: roleOf(control), name: nameOf(control) };
  const nth = controlsNamed(names, page).indexOf(control);
  return { ...names, ...(nth > 0 && { nth }) };
}

/** The control of a page that a log names; undefined where the page shows none. */
export function findControl({ nth = 0, ...names }: Control, page: Element): Element | undefined {
  return controlsNamed(names, page)[nth];
}

const controlsNamed = ({ role, name }: Control, page: Element) =>
  [...page.querySelectorAll(CONTROLS)].filter(
    (one) => roleOf(one) === role && nameOf(one) === name && one.getClientRects().length > 0,
  );

const roleOf = (control: Element) => control.getAttribute('role') ?? ROLES[control.tagName] ?? '';

/** A link to a whole card is named by its heading. */
const nameOf = (control: Element) =>
  (
    control.getAttribute('aria-label') ??
    (control.querySelector('h2, h3') ?? control).textContent.replace(/\s+/g, ' ')
  ).trim();
