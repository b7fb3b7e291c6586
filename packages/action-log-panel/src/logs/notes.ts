import { isFields, type Log, type LogNote } from 'action-log';
import { writeText } from '../formats';

/** The first keys of notes of what effects did, and of what went wrong. All others are of what came before. */
const OUTCOMES = /^(alert|address|wrote|refused)$/;
const ERRORS = /^(error|console|crash)$/;

/** A control by its name. What a note says may come from any file. */
const textOf = (value: unknown) => writeText(isFields(value) && 'name' in value ? value.name : value);

/** A note in words, such as 'key: Tab in Buscar' or 'click: Remover (right)'. */
function readNote(note: LogNote): string {
  const [kind = '', ...others] = Object.keys(note).filter((key) => key !== 'on');
  const place = note.on === undefined ? '' : ` in ${textOf(note.on)}`;
  const how = others.map((key) => textOf(note[key])).join(', ');
  return `${kind}: ${textOf(note[kind])}${place}${how && ` (${how})`}`;
}

/**
 * What a log notes before and after the step that led to a state, in words.
 * @param at how many actions come before the state
 */
export function notesAround({ happened }: Log, at: number) {
  const kindOf = (note: LogNote) => Object.keys(note)[0] ?? '';
  const texts = (count: number, isOfKind: (kind: string) => boolean) =>
    happened.flatMap(([before, note]) =>
      before === count && isOfKind(kindOf(note)) ? [readNote(note)] : [],
    );
  return {
    /** What a person did, or what came from outside, before the action. */
    causes: texts(at - 1, (kind) => !OUTCOMES.test(kind) && !ERRORS.test(kind)),
    /** What effects did after it. */
    outcomes: texts(at, (kind) => OUTCOMES.test(kind)),
    errors: texts(at, (kind) => ERRORS.test(kind)),
  };
}
