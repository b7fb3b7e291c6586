/**
 * Something that is no action, noted beside the actions. What a person did: `{ click: Control }`,
 * `{ key: 'ArrowDown', on: Control }`, `{ submit: text, on: Control }`. What came from outside: `{ read: key, text }` from
 * storage, `{ tab: message }` from another tab. What effects carried out: `{ alert: text }`, `{ address: path }`,
 * `{ wrote: key }`; or not: `{ refused: key, why }`. What went wrong: `{ error: text }`, `{ console: text }`,
 * and `{ crash: text }` where it ended in the error view.
 */
export type LogNote = Readonly<Record<string, unknown>>;

/** A control as assistive technology names it. */
export interface Control {
  role: string;
  name: string;
  /** Its place among the visible ones of the same role and name, from 0; missing where it is the first. */
  nth?: number;
}
