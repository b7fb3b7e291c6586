/**
 * A side effect that an action caused: `{ alert: text }`, `{ wait: ms }`, `{ save: key }`, `{ request: 'GET …' }` or
 * `{ answer: … }`.
 */
export type Asked = Readonly<Record<string, unknown>>;
