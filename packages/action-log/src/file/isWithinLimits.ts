/** How many objects and lists may lie in one another: states have less than 20. What hashes and compares is recursive. */
const DEEPEST = 100;
/** Letters of one text in a state or an action. A browser takes seconds to lay out more. */
const LONGEST_TEXT = 2 * 2 ** 20;

/** Whether a JSON value is not nested more deeply, and has no longer text in it, than any state or action of a shop. */
export function isWithinLimits(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST || level.some(isTooLong)) return false;
    level = level.flatMap((one): unknown[] => (isHolder(one) ? Object.values(one) : []));
  }
  return true;
}

function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > LONGEST_TEXT;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
