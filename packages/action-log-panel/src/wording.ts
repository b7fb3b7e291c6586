import { parseChanges } from 'action-log';
import type { EffectRequest } from 'action-log';
import type { Difference } from 'action-log';
import { namedValue, placeOf, wordFor, type Names } from './names';

/** '20/11/2025, 14:35:12' */
export function formatMoment(time: string | number): string {
  return new Date(time).toLocaleString('pt-BR');
}

/** '1 ação', '12 ações' */
export function countActions(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'ação' : 'ações'}`;
}

/** '2:05,4', minutes, seconds and tenths since a recording began. */
export function formatElapsed(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds},${tenths % 10}`;
}

const effects: Readonly<Record<string, string>> = {
  alert: 'Alerta',
  wait: 'Espera, em ms',
  save: 'Guarda',
  request: 'Pedido',
  answer: 'Resposta',
};

/** Side effects, one line each: 'Alerta: Produto Removido com sucesso!'. */
export function tellAsked(asked: readonly EffectRequest[], words: Names['words']): string[] {
  return asked.flatMap((one) =>
    Object.entries(one).map(([kind, what]) => {
      const text = typeof what === 'string' ? wordFor(words, what) : writeValue(what);
      return `${effects[kind] ?? kind}: ${text}`;
    }),
  );
}

export const differences: Readonly<Record<Difference['what'], string>> = {
  crash: 'Esta ação falha nesta versão.',
  'unknown action': 'Esta versão não conhece a ação.',
  state: 'O estado mudou de outro jeito.',
  screen: 'A tela mostra outra coisa.',
  effects: 'Os efeitos pedidos são outros.',
  outcome: 'O alerta não apareceu na gravação.',
  hash: 'O estado é outro.',
};

/** One fact of a difference: 'Lista › Limões › quantidade: 2'. */
export function tellFact({ what }: Difference, json: string, names: Names): string {
  if (what !== 'state' && what !== 'screen') return shorten(json);
  return parseChanges(`[${json}]`)
    .map(
      ([path, ...to]) => `${placeOf(path, names)}: ${to.length === 0 ? 'removido' : tellValue(to[0], names)}`,
    )
    .join();
}

function tellValue(value: unknown, names: Names): string {
  const named = namedValue(value, names);
  return typeof named === 'string' ? named : writeValue(named);
}

/** Characters that are shown of a text. */
const LONGEST_TEXT = 600;
/** Of a list with more members, only their number is shown. */
const LONGEST_LIST = 20;

/** A value as JSON, shortened. */
export function writeValue(value: unknown): string {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    Array.isArray(part) && part.length > LONGEST_LIST ? `[${part.length} itens]` : part,
  );
  return shorten(json ?? '');
}

/** The beginning of a long text. */
export function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
