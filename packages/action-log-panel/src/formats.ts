import type { LoggedEffect, LogHeader } from 'action-log';

/** The language of the panel. Its dates have the day first. */
export const locale = 'en-GB';

/** When, with what and where a log was recorded: 'Recorded at 20/11/2025, 14:35:12, …'. */
export const describeHeader = ({ app, recordedAt, viewport }: LogHeader) =>
  `Recorded at ${new Date(recordedAt).toLocaleString(locale)}, version ${app.version} (${app.commit}), window of ${viewport.width} × ${viewport.height}`;

/** '1 action', '12 actions' */
export const formatCount = (count: number, noun: string) =>
  `${count.toLocaleString(locale)} ${noun}${count === 1 ? '' : 's'}`;

/** 'a, b and c' */
export const formatList = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts);

/** '2:05.4', minutes, seconds and tenths since a recording began. */
export function formatElapsed(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}

/** Effects, one line each: 'alert: Produto Removido com sucesso!'. */
export function describeEffects(effects: readonly LoggedEffect[]): string[] {
  return effects.flatMap((effect) =>
    Object.entries(effect).map(([kind, what]) => `${kind}: ${writeText(what)}`),
  );
}

/** Characters that are shown of a text. */
const LONGEST_TEXT = 600;
/** Of a list with more members, only their number is shown. */
const LONGEST_LIST = 20;

/** A text as it is, and any other value as JSON, shortened. */
export const writeText = (value: unknown) => (typeof value === 'string' ? shorten(value) : writeValue(value));

/** A value as JSON, shortened. */
export function writeValue(value: unknown): string {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    Array.isArray(part) && part.length > LONGEST_LIST ? `[${formatCount(part.length, 'item')}]` : part,
  );
  return shorten(json ?? '');
}

const shorten = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
