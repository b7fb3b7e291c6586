import { parseChanges, type Difference, type EffectRequest } from 'action-log';
import { namedValue, pathInWords, wordFor, type Names } from './names';
import { locale, t } from './t';

/** '20/11/2025, 14:35:12' */
export function formatMoment(time: string | number): string {
  return new Date(time).toLocaleString(locale);
}

/** '1 ação', '12 ações' */
export function countActions(count: number): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? t`ação` : t`ações`}`;
}

const [, POINT] = (1.5).toLocaleString(locale);

/** '2:05,4', minutes, seconds and tenths since a recording began. */
export function formatElapsed(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}${POINT}${tenths % 10}`;
}

const effectNames: Readonly<Record<string, string>> = {
  alert: t`Alerta`,
  wait: t`Espera, em ms`,
  save: t`Guarda`,
  request: t`Pedido`,
  answer: t`Resposta`,
};

/** Effect requests, one line each: 'Alerta: Produto Removido com sucesso!'. */
export function describeEffects(effects: readonly EffectRequest[], words: Names['words']): string[] {
  return effects.flatMap((effect) =>
    Object.entries(effect).map(([kind, what]) => {
      const text = typeof what === 'string' ? wordFor(words, what) : writeValue(what);
      return `${effectNames[kind] ?? kind}: ${text}`;
    }),
  );
}

export const differenceTexts: Readonly<Record<Difference['what'], string>> = {
  crash: t`Esta ação falha nesta versão.`,
  'unknown action': t`Esta versão não conhece a ação.`,
  state: t`O estado mudou de outro jeito.`,
  screen: t`A tela mostra outra coisa.`,
  effects: t`Os efeitos pedidos são outros.`,
  outcome: t`O alerta não apareceu na gravação.`,
  hash: t`O estado é outro.`,
};

/** One fact of a difference: 'Lista › Limões › quantidade: 2'. */
export function describeFact({ what }: Difference, json: string, names: Names): string {
  if (what !== 'state' && what !== 'screen') return shorten(json);
  return parseChanges(`[${json}]`)
    .map(([path, ...to]) => {
      const value = namedValue(to[0], names);
      const text = typeof value === 'string' ? value : writeValue(value);
      return `${pathInWords(path, names)}: ${to.length === 0 ? t`removido` : text}`;
    })
    .join();
}

/** Characters that are shown of a text. */
const LONGEST_TEXT = 600;
/** Of a list with more members, only their number is shown. */
const LONGEST_LIST = 20;

/** A value as JSON, shortened. */
export function writeValue(value: unknown): string {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    Array.isArray(part) && part.length > LONGEST_LIST ? t`[${part.length} itens]` : part,
  );
  return shorten(json ?? '');
}

/** The beginning of a long text. */
export function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** A text as a search compares it: without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
