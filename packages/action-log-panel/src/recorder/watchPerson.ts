import { HIDDEN, type LogNote, type Recorder } from 'action-log';
import { controlIn, controlOf, isField, isOfPanel } from './control';
import { watchDroppedPresses } from './watchDroppedPresses';

/** Fields whose choices `watchChoices` notes. */
const CHOICE = 'select, [type=file]';
/** No log contains what is typed here. */
const SECRET = '[type=password], [autocomplete*=cc-], [autocomplete*=password], [autocomplete*=one-time]';
/** The keys that are noted. All others may be characters of a text, which no log contains singly. */
const KEYS = /^(Enter|Escape|Tab|Home|End|Arrow\w+|Page\w+| )$/;
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'];
const TYPES =
  'pointerdown pointerup pointercancel click auxclick contextmenu keydown keyup input change submit'.split(
    ' ',
  );
const BUTTONS = ['left', 'middle', 'right'];

/** The text of a field; a mask if the text is secret. */
export const textIn = (field: Element) =>
  field.matches(SECRET) ? HIDDEN : (field as HTMLInputElement).value;

/**
 * Notes what a person presses and types, each once, and before the action that it causes. A press waits from
 * `pointerdown` until the click, because it may become a scroll gesture, and a text until the field is left;
 * neither waits longer than until the next action. A press that the app drops before the control has it is noted
 * as one that came too soon.
 */
export function watchPerson(root: HTMLElement, { logNote, beforeAction }: Recorder<unknown>): void {
  let pressed: { control: Element | undefined; note: LogNote | undefined } | undefined;
  let filled: Element | undefined;
  /** A click during another event is the app's own. */
  let latest: Event | undefined;
  /** Whether a key is down. Until it is up, the browser makes clicks of it. */
  let isKeyDown = false;
  let keyIsUp: ReturnType<typeof setTimeout> | undefined;
  /** The form that the latest press sends. */
  let sent: Element | null | undefined;

  const noteText = () => {
    const field = filled;
    filled = undefined;
    if (field) logNote({ fill: textIn(field), on: controlOf(field, root) });
  };
  const noteWaiting = () => {
    noteText();
    if (!pressed?.note) return;
    logNote(pressed.note);
    pressed.note = undefined;
  };
  const modifiersOf = (event: MouseEvent | KeyboardEvent) =>
    MODIFIERS.filter((key) => event.getModifierState(key));

  const press = (event: MouseEvent, control: Element) => {
    const button = event.type === 'contextmenu' ? 'right' : BUTTONS[event.button];
    const keys = modifiersOf(event);
    const how = { ...(button !== 'left' && { button }), ...(keys.length > 0 && { keys }) };
    pressed = { control, note: { click: controlOf(control, root), ...how } };
  };
  const onClick = (event: MouseEvent, control: Element) => {
    if (pressed?.control !== control) press(event, control);
    if (pressed?.note && event.detail > 1) pressed.note = { ...pressed.note, count: event.detail };
    noteWaiting();
    pressed = undefined;
    sent = (control as HTMLButtonElement).form;
  };
  const onKey = (event: KeyboardEvent, control: Element | undefined) => {
    const { key } = event;
    const isOfField = control && isField(control) && (key === ' ' || !control.matches('[role=combobox]'));
    const isAct = key === 'Escape' || key === 'Tab' || (key === 'Enter' && control?.localName !== 'select');
    // Safari says only by its code that an Enter ends a composition.
    const isComposed = event.isComposing || event.keyCode === 229;
    if (isComposed || !KEYS.test(key) || (!isAct && (isOfField || !control))) return;
    const note = {
      key: [...modifiersOf(event), key].join('+'),
      ...(control && { on: controlOf(control, root) }),
    };
    pressed = { control, note };
    // In a text of several lines Enter is a part of the text, unless the app acts on it.
    const isOfText = key === 'Enter' && control?.localName === 'textarea';
    if (!isOfText) {
      noteWaiting();
      pressed = undefined;
    }
    clearTimeout(keyIsUp); // The timer of the key before.
    isKeyDown = true;
    sent = (control as HTMLInputElement | undefined)?.form;
  };
  const onInput = (field: Element | undefined) => {
    if (filled !== field) noteText();
    pressed = undefined;
    filled = field && isField(field) && !field.matches(CHOICE) ? field : undefined;
  };
  const onMouse = (event: MouseEvent, control: Element | undefined) => {
    const { type, button, detail } = event;
    if (!control || isField(control) || control.matches(':disabled')) pressed = undefined;
    else if (type === 'pointerdown') press(event, control);
    else if (type === 'auxclick' ? button === 1 : detail > 0 || !isKeyDown) onClick(event, control);
  };
  const onSubmit = (form: Element) => {
    const isNoted = form === sent;
    sent = undefined;
    const box = isNoted ? null : [...form.querySelectorAll('*')].find(isField);
    if (box) logNote({ submit: textIn(box), on: controlOf(box, root) });
  };

  const onEvent = (event: Event) => {
    if (isOfPanel(event)) return;
    const { type } = event;
    const isOfApp = latest !== undefined && latest !== event && latest.eventPhase !== 0;
    if (!isOfApp) latest = event;
    const control = controlIn(event);
    if (type === 'change') return noteText();
    if (type === 'keyup') {
      keyIsUp = setTimeout(() => (isKeyDown = false));
      return;
    }
    if (type === 'pointerup' || type === 'pointercancel') {
      if (type === 'pointercancel' || pressed?.control !== control) pressed = undefined;
      return;
    }
    if (isOfApp) return;
    if (event instanceof KeyboardEvent) onKey(event, control);
    else if (type === 'submit') onSubmit(event.composedPath()[0] as Element);
    else if (type === 'input') onInput(control);
    else if (event instanceof MouseEvent) onMouse(event, control);
  };
  const onDropped = (event: Event) => {
    const control = controlIn(event);
    if (!control || !event.composedPath().includes(root) || isOfPanel(event)) return;
    pressed = undefined;
    logNote({ tooSoon: controlOf(control, root) });
  };
  TYPES.forEach((type) => root.addEventListener(type, onEvent, true));
  watchDroppedPresses(onDropped);
  beforeAction(noteWaiting);
}
