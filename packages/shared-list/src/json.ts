/** The value of a JSON text; undefined if the text is missing or invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined; // Other programs may write under the same key.
  }
}

/** The fields of a value from outside; none if it is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A hash of a JSON value, 32 bits and not 0: equal for equal texts of JSON. */
export function jsonHash(value: unknown): number {
  let hash = 7;
  for (const character of JSON.stringify(value))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash || 1;
}
