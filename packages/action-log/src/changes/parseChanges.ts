import type { Change } from './changes';

/** The changes in one line of a log's trail. Throws an Error where it contains no list of changes. */
export function parseChanges(line: string): Change[] {
  const changes: unknown = JSON.parse(line);
  if (Array.isArray(changes) && changes.every(isChange)) return changes;
  throw new Error(`No list of changes: ${line}`);
}

function isChange(value: unknown): value is Change {
  return Array.isArray(value) && typeof value[0] === 'string';
}
