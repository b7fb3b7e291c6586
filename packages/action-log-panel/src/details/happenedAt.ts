import type { LogNote } from 'action-log';
import type { Log } from 'action-log';
import { wordFor, type Names } from '../names';
import { shorten, writeValue } from '../wording';

/** What a log says that happened around a step, in Portuguese. */
export interface Around {
  /** What a person did, or what came from outside, before the action. */
  causes: string[];
  /** What effects carried out after it. */
  outcomes: string[];
  errors: string[];
}

type Tell = (what: unknown, one: LogNote, words: Names['words']) => string;

const text = (what: unknown) => (typeof what === 'string' ? shorten(what) : writeValue(what));
const name = (control: unknown) => text((Object(control) as LogNote).name);

const causes: Readonly<Record<string, Tell>> = {
  click: (on) => `Apertou ${name(on)}`,
  key: (key, { on }) => `Tecla ${text(key)} em ${name(on)}`,
  submit: (sent, { on }) => `Enviou "${text(sent)}" em ${name(on)}`,
  read: (key, one, words) => `Leu o que estava guardado (${wordFor(words, text(key))}): ${text(one.text)}`,
  tab: (message) => `Mensagem de outra aba: ${writeValue(message)}`,
};

const outcomes: Readonly<Record<string, Tell>> = {
  alert: (shown) => `Mostrou o alerta: ${text(shown)}`,
  address: (path) => `Escreveu o endereço ${text(path)}`,
  wrote: (key, _one, words) => `Guardou: ${wordFor(words, text(key))}`,
  refused: (key, { why }, words) => `O navegador recusou: ${wordFor(words, text(key))} (${text(why)})`,
};

const errors: Readonly<Record<string, Tell>> = {
  error: (message) => text(message),
  console: (message) => `No console: ${text(message)}`,
};

/**
 * What happened around the step that led to a state.
 * @param at how many actions come before the state
 */
export function happenedAt({ happened }: Log, at: number, words: Names['words']): Around {
  const tell = (table: Readonly<Record<string, Tell>>, count: number) =>
    happened.flatMap(([place, one]) => {
      const kind = place === count ? Object.keys(one).find((key) => Object.hasOwn(table, key)) : undefined;
      const told = kind === undefined ? undefined : table[kind]?.(one[kind], one, words);
      return told === undefined ? [] : [told];
    });
  return { causes: tell(causes, at - 1), outcomes: tell(outcomes, at), errors: tell(errors, at) };
}
