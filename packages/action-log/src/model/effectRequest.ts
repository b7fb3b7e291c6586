/**
 * A side effect that an action caused: `{ alert: text }`, `{ wait: ms }`, `{ save: key }`, `{ request: 'GET …' }` or
 * `{ answer: … }`.
 */
export type EffectRequest = Readonly<Record<string, unknown>>;
