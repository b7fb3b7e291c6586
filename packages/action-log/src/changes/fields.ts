import type { UnknownAction } from 'redux';

export type Fields = Record<string, unknown>;

/** Whether a value is a JSON object and not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isAction(value: unknown): value is UnknownAction {
  return isFields(value) && typeof value.type === 'string';
}
