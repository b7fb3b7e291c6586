import type { UnknownAction } from 'redux';

export type Fields = Record<string, unknown>;

/** Whether a value is a JSON object and not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a JSON value has members: an object or a list. */
export function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A value's own member, undefined if it has none. */
export const memberOf = (value: unknown, key: string): unknown =>
  isHolder(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Whether an object is a list or one that `{}` makes, also in another window. */
export function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The name of the class of an object that is not plain, which may have a field called `constructor`. */
export function classOf(value: object): string {
  const { constructor } = Object.getPrototypeOf(value) as object;
  return constructor.name;
}

/** Whether Redux takes a value as an action. */
export function isAction(value: unknown): value is UnknownAction {
  return isFields(value) && typeof value.type === 'string';
}
