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

export function isAction(value: unknown): value is UnknownAction {
  return isFields(value) && typeof value.type === 'string';
}
