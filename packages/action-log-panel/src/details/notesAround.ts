import type { Log, LogNote } from 'action-log';
import { shorten, writeValue } from '../words/formats';
import { wordFor, type Names } from '../words/names';
import { t } from '../words/t';

/** Notes around a step, in words. */
export interface NotesAround {
  /** What a person did, or what came from outside, before the action. */
  causes: string[];
  /** What effects did after it. */
  outcomes: string[];
  errors: string[];
}

type Describe = (what: unknown, note: LogNote, words: Names['words']) => string;

const text = (what: unknown) => (typeof what === 'string' ? shorten(what) : writeValue(what));
const name = (control: unknown) => text((Object(control) as LogNote).name);

const causes: Readonly<Record<string, Describe>> = {
  click: (on) => t`Apertou ${name(on)}`,
  key: (key, { on }) => t`Tecla ${text(key)} em ${name(on)}`,
  fill: (typed, { on }) => t`Escreveu "${text(typed)}" em ${name(on)}`,
  choose: (option, { on }) => t`Escolheu "${text(option)}" em ${name(on)}`,
  go: (steps) => t`Andou no histórico: ${text(steps)}`,
  submit: (sent, { on }) => t`Enviou "${text(sent)}" em ${name(on)}`,
  read: (key, note, words) => t`Leu o que estava guardado (${wordFor(words, text(key))}): ${text(note.text)}`,
  tab: (message) => t`Mensagem de outra aba: ${writeValue(message)}`,
};

const outcomes: Readonly<Record<string, Describe>> = {
  alert: (shown) => t`Mostrou o alerta: ${text(shown)}`,
  address: (path) => t`Escreveu o endereço ${text(path)}`,
  wrote: (key, _note, words) => t`Guardou: ${wordFor(words, text(key))}`,
  refused: (key, { why }, words) => t`O navegador recusou: ${wordFor(words, text(key))} (${text(why)})`,
};

const errors: Readonly<Record<string, Describe>> = {
  error: (message) => text(message),
  console: (message) => t`No console: ${text(message)}`,
};

/**
 * What a log notes before and after the step that led to a state.
 * @param at how many actions come before the state
 */
export function notesAround({ happened }: Log, at: number, words: Names['words']): NotesAround {
  const describe = (kinds: Readonly<Record<string, Describe>>, wanted: number) =>
    happened.flatMap(([count, note]) => {
      const kind = count === wanted ? Object.keys(note).find((key) => Object.hasOwn(kinds, key)) : undefined;
      const line = kind === undefined ? undefined : kinds[kind]?.(note[kind], note, words);
      return line === undefined ? [] : [line];
    });
  return { causes: describe(causes, at - 1), outcomes: describe(outcomes, at), errors: describe(errors, at) };
}
