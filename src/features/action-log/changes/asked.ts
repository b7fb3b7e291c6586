import { hexOf } from './hash';

/** What an effect asked the world for: `{ alert: text }`, `{ wait: ms }`, `{ save: key }`, `{ answer: … }`. */
export type Asked = Readonly<Record<string, unknown>>;

/** What one action led effects to ask for, as JSON, in an order that does not tell which effect came first. */
export function writeAsked(asked: readonly Asked[]): string[] {
  return asked
    .map((one) =>
      JSON.stringify(one, (_key, value: unknown) => (Array.isArray(value) ? hexOf(value) : value)),
    )
    .sort();
}
