import { HIDDEN, type Control, type Recorder } from 'action-log';
import { controlOf } from './watchPerson';

const TICKED = 'input[type=checkbox], input[type=radio]';
const FILLED = 'input:not([type=file]), textarea';
/** No log contains what is typed here. */
const SECRET = '[type=password], [autocomplete*=cc-]';

/**
 * Notes what `watchPerson` leaves out: what is typed, ticked or chosen in any field, and steps back and forward in the browser's
 * history. A text that is typed is one note, until anything else is recorded. Returns a function that stops it.
 */
export function watchFields<State>(
  root: HTMLElement,
  { recording, logNote }: Pick<Recorder<State>, 'recording' | 'logNote'>,
): () => void {
  let typing: { fill: string; on: Control } | undefined;
  /** Whether the note is older than its text: a copy of the recording may contain a part of the text. */
  let hasGrown = false;

  const fill = (on: Control, text: string) => {
    const { happened = [], actions } = recording.segments.at(-1) ?? {};
    const [count, last] = happened.at(-1) ?? [];
    hasGrown = typing !== undefined && last === typing && count === actions?.length && isSame(typing.on, on);
    if (typing && hasGrown) typing.fill = text;
    else logNote((typing = { fill: text, on }));
  };
  const onEvent = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const on = () => controlOf(target, root);
    if (target.matches(TICKED)) {
      if (type === 'click') logNote({ click: on() });
    } else if (target instanceof HTMLSelectElement) {
      if (type === 'change') logNote({ choose: target.value, on: on() });
    } else if (target.matches(FILLED) && type !== 'click') {
      const text = target.matches(SECRET) ? HIDDEN : (target as HTMLInputElement).value;
      if (type === 'input') fill(on(), text);
      else if (hasGrown) logNote({ fill: text, on: on() });
    }
  };
  const onMove = ({ navigationType, userInitiated, destination }: NavigateEvent) => {
    const go = destination.index - (navigation.currentEntry?.index ?? 0);
    if (navigationType === 'traverse' && userInitiated && destination.sameDocument) logNote({ go });
  };
  const types = ['click', 'input', 'change'];
  types.forEach((type) => root.addEventListener(type, onEvent, true));
  if ('navigation' in window) navigation.addEventListener('navigate', onMove);
  return () => {
    types.forEach((type) => root.removeEventListener(type, onEvent, true));
    if ('navigation' in window) navigation.removeEventListener('navigate', onMove);
  };
}

const isSame = (one: Control, other: Control) =>
  one.role === other.role && one.name === other.name && one.nth === other.nth;
