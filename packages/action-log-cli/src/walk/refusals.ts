import type { Log } from 'action-log';

/**
 * Whether storage refuses what the app saves, by the index of an action: from the action before a note
 * `{ refused: name }` until a note that the app `wrote` the same name.
 */
export function createRefusals({ happened }: Pick<Log, 'happened'>): (index: number) => boolean {
  const periods = happened.flatMap(([count, { refused }], at) => {
    const written = happened.find(([, { wrote }], later) => later > at && wrote === refused);
    const isSaving = typeof refused === 'string' && refused !== 'alert';
    return isSaving ? [{ from: count - 1, until: written?.[0] ?? Infinity }] : [];
  });
  return (index) => periods.some(({ from, until }) => index >= from && index < until);
}
