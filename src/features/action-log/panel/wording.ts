import type { Change } from '../changes/changes';
import { parseChanges } from '../changes/parseChanges';
import type { Asked } from '../model/asked';
import type { Difference } from '../replay/replay';

/** '20/11/2025, 14:35:12' */
export function formatMoment(time: string | number): string {
  return new Date(time).toLocaleString('pt-BR');
}

/** '1 ação', '12 ações' */
export function countActions(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'ação' : 'ações'}`;
}

const effects: Readonly<Record<string, string>> = {
  alert: 'Alerta',
  wait: 'Espera, em ms',
  save: 'Guarda',
  request: 'Pedido',
  answer: 'Resposta',
};

/** Side effects, one line each: 'Alerta: Produto Removido com sucesso!'. */
export function tellAsked(asked: readonly Asked[]): string[] {
  return asked.flatMap((one) =>
    Object.entries(one).map(([kind, what]) => {
      const text = typeof what === 'string' ? what : writeValue(what);
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

/** One fact of a difference: 'cart.items[p1].quantity: 2'. */
export function tellFact({ what }: Difference, json: string): string {
  return what === 'state' || what === 'screen'
    ? parseChanges(`[${json}]`).map(tellChange).join()
    : shorten(json);
}

/** 'cart.items[p1].quantity: 2' */
export function tellChange([path, ...to]: Change): string {
  return `${path}: ${to.length === 0 ? 'removido' : writeValue(to[0])}`;
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
