import { useState } from 'react';

/**
 * How often a value has changed since the component appeared. As a `key` it makes an element new at each change, so that
 * its animation begins again; 0 says that nothing has changed yet.
 */
export function useChanges(value: unknown): number {
  const [last, setLast] = useState({ value, changes: 0 });
  if (!Object.is(last.value, value)) setLast({ value, changes: last.changes + 1 });
  return last.changes;
}
