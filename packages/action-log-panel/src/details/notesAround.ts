import { isFields, type Log, type LogNote } from 'action-log';
import { writeText } from '../text/formats';

/** Notes around a step, as sentences. */
export interface NotesAround {
  /** What a person did, or what came from outside, before the action. */
  causes: string[];
  /** What effects did after it. */
  outcomes: string[];
  errors: string[];
}

/** Describes a note of some kind. What it says may come from any file. */
type Sentence = (what: unknown, note: LogNote) => string;

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

const causes = new Map<string, Sentence>([
  ['click', (on, how) => `Pressed ${nameOf(on)}${howPressed(how)}`],
  ['unrepeatable', (what, { on }) => `No walk can repeat this: ${writeText(what)}${onControl(on)}`],
  ['key', (key, { on }) => `Key ${writeText(key)}${onControl(on)}`],
  ['fill', (typed, { on }) => `Typed "${writeText(typed)}" in ${nameOf(on)}`],
  ['choose', (option, { on }) => `Chose "${writeText(option)}" in ${nameOf(on)}`],
  ['go', (steps) => `Moved in the history: ${writeText(steps)}`],
  ['submit', (sent, { on }) => `Sent "${writeText(sent)}" in ${nameOf(on)}`],
  ['read', (key, note) => `Read what was saved (${writeText(key)}): ${writeText(note.text)}`],
  ['tab', (message) => `Message from another tab: ${writeText(message)}`],
]);

const outcomes = new Map<string, Sentence>([
  ['alert', (shown) => `Showed the alert: ${writeText(shown)}`],
  ['address', (path) => `Wrote the address ${writeText(path)}`],
  ['wrote', (key) => `Saved: ${writeText(key)}`],
  ['refused', (key, { why }) => `The browser refused: ${writeText(key)} (${writeText(why)})`],
]);

const errors = new Map<string, Sentence>([
  ['error', writeText],
  ['console', (message) => `On the console: ${writeText(message)}`],
]);

/**
 * What a log notes before and after the step that led to a state.
 * @param at how many actions come before the state
 */
export function notesAround({ happened }: Log, at: number): NotesAround {
  const describe = (sentences: ReadonlyMap<string, Sentence>, wanted: number) =>
    happened.flatMap(([count, note]) => {
      const kind = count === wanted ? Object.keys(note).find((key) => sentences.has(key)) : undefined;
      const sentence = kind === undefined ? undefined : sentences.get(kind)?.(note[kind], note);
      return sentence === undefined ? [] : [sentence];
    });
  return { causes: describe(causes, at - 1), outcomes: describe(outcomes, at), errors: describe(errors, at) };
}
