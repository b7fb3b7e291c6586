import { isFields, type Log, type LogNote } from 'action-log';
import { writeText } from '../text/formats';

/** A note as a sentence, and where it comes from: a person, the outside, effects, or an error. */
interface Sentence {
  kind: 'person' | 'outside' | 'outcome' | 'error';
  text: string;
}

type Reader = readonly [kind: Sentence['kind'], textOf: (what: unknown, note: LogNote) => string];

const nameOf = (control: unknown) => writeText(isFields(control) ? control.name : undefined);

const onControl = (control: unknown) => (control === undefined ? '' : ` on ${nameOf(control)}`);

/** ' (right button, Control)' */
function howPressed({ button, keys, count }: LogNote): string {
  const how = [
    ...(typeof button === 'string' ? [`${button} button`] : []),
    ...(Array.isArray(keys) ? keys.map(writeText) : []),
    ...(count === undefined ? [] : [`press ${writeText(count)} of several`]),
  ];
  return how.length > 0 ? ` (${how.join(', ')})` : '';
}

/** By its first key, how a note is read. What it says may come from any file. */
const readers = new Map<string, Reader>([
  ['click', ['person', (on, how) => `Pressed ${nameOf(on)}${howPressed(how)}`]],
  ['tooSoon', ['person', (on) => `Pressed ${nameOf(on)} too soon: dropped`]],
  [
    'unrepeatable',
    ['person', (what, { on }) => `No walk can repeat this: ${writeText(what)}${onControl(on)}`],
  ],
  ['key', ['person', (key, { on }) => `Key ${writeText(key)}${onControl(on)}`]],
  ['fill', ['person', (typed, { on }) => `Typed "${writeText(typed)}" in ${nameOf(on)}`]],
  ['choose', ['person', (option, { on }) => `Chose "${writeText(option)}" in ${nameOf(on)}`]],
  ['go', ['person', (steps) => `Moved in the history: ${writeText(steps)}`]],
  ['submit', ['person', (sent, { on }) => `Sent "${writeText(sent)}" in ${nameOf(on)}`]],
  ['read', ['outside', (key, { text }) => `Read what was saved (${writeText(key)}): ${writeText(text)}`]],
  ['tab', ['outside', (message) => `Message from another tab: ${writeText(message)}`]],
  ['alert', ['outcome', (shown) => `Showed the alert: ${writeText(shown)}`]],
  ['address', ['outcome', (path) => `Wrote the address ${writeText(path)}`]],
  ['wrote', ['outcome', (key) => `Saved: ${writeText(key)}`]],
  ['refused', ['outcome', (key, { why }) => `The browser refused: ${writeText(key)} (${writeText(why)})`]],
  ['error', ['error', writeText]],
  ['console', ['error', (message) => `On the console: ${writeText(message)}`]],
  ['crash', ['error', (error) => `The error view appeared: ${writeText(error)}`]],
]);

/** A note as a sentence. One of an unknown kind is taken for what a person did. */
export function readNote(note: LogNote): Sentence {
  const key = Object.keys(note).find((one) => readers.has(one));
  const [kind, textOf] = readers.get(key ?? '') ?? ['person', () => writeText(note)];
  return { kind, text: textOf(note[key ?? ''], note) };
}

/**
 * What a log notes before and after the step that led to a state, as sentences.
 * @param at how many actions come before the state
 */
export function notesAround({ happened }: Log, at: number) {
  const texts = (wanted: number, ...kinds: readonly Sentence['kind'][]) =>
    happened.flatMap(([count, note]) => {
      const { kind, text } = readNote(note);
      return count === wanted && kinds.includes(kind) ? [text] : [];
    });
  return {
    /** What a person did, or what came from outside, before the action. */
    causes: texts(at - 1, 'person', 'outside'),
    /** What effects did after it. */
    outcomes: texts(at, 'outcome'),
    errors: texts(at, 'error'),
  };
}
