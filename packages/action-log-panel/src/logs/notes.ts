import { isFields, type Log, type LogNote } from 'action-log';
import { writeText } from '../formats';

/** Where a note comes from: a person, the outside, effects, or an error. */
type Kind = 'person' | 'outside' | 'outcome' | 'error';

/** By its first key, how a note is read. */
const beginnings = new Map<string, readonly [Kind, string]>([
  ['click', ['person', 'Pressed']],
  ['tooSoon', ['person', 'Pressed too soon, and dropped:']],
  ['unrepeatable', ['person', 'No walk can repeat this:']],
  ['key', ['person', 'Key']],
  ['fill', ['person', 'Typed']],
  ['choose', ['person', 'Chose']],
  ['go', ['person', 'Moved in the history:']],
  ['submit', ['person', 'Sent']],
  ['read', ['outside', 'Read what was saved:']],
  ['tab', ['outside', 'Message from another tab:']],
  ['alert', ['outcome', 'Showed the alert:']],
  ['address', ['outcome', 'Wrote the address']],
  ['wrote', ['outcome', 'Saved:']],
  ['refused', ['outcome', 'The browser refused:']],
  ['error', ['error', 'Error:']],
  ['console', ['error', 'On the console:']],
  ['crash', ['error', 'The error view appeared:']],
]);

/** A control by its name. What a note says may come from any file. */
const textOf = (value: unknown) => writeText(isFields(value) && 'name' in value ? value.name : value);

/**
 * A note as a sentence, such as 'Key Tab in Buscar' or 'Pressed Remover (right)'. A note of an unknown kind is
 * taken for what a person did.
 */
function readNote(note: LogNote): { kind: Kind; text: string } {
  const key = Object.keys(note).find((name) => beginnings.has(name)) ?? '';
  const [kind, beginning] = beginnings.get(key) ?? ['person', ''];
  if (beginning === '') return { kind, text: writeText(note) };
  const { [key]: what, on, ...more } = note;
  const place = on === undefined ? '' : ` in ${textOf(on)}`;
  const how = Object.values(more).map(textOf).join(', ');
  return { kind, text: `${beginning} ${textOf(what)}${place}${how && ` (${how})`}` };
}

/**
 * What a log notes before and after the step that led to a state, as sentences.
 * @param at how many actions come before the state
 */
export function notesAround({ happened }: Log, at: number) {
  const texts = (count: number, ...kinds: readonly Kind[]) =>
    happened
      .filter(([before]) => before === count)
      .map(([, note]) => readNote(note))
      .flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : []));
  return {
    /** What a person did, or what came from outside, before the action. */
    causes: texts(at - 1, 'person', 'outside'),
    /** What effects did after it. */
    outcomes: texts(at, 'outcome'),
    errors: texts(at, 'error'),
  };
}
