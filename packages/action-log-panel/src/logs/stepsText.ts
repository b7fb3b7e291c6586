import { createTimeline, type Log } from 'action-log';
import { describeHeader } from '../formats';
import type { Host } from '../host';
import { stepsIn } from '../steps/steps';
import { readNote } from './notes';

/**
 * A log as steps that a person can repeat: what was pressed and typed, and what it led to. Steps have the
 * same numbers as in the list; those that come by themselves are left out.
 */
export function stepsText<State>(log: Log, host: Host<State>): string {
  const lines = stepsIn(createTimeline(log, host), host).flatMap(({ count, text, isAutomatic }) => [
    ...(count === 0 || isAutomatic ? [] : [`${count}. ${text}`]),
    ...log.marks.flatMap(([at, mark]) => (at === count ? [`   Note: ${mark}`] : [])),
    ...log.happened.flatMap(([at, note]) => {
      const { kind, text: pressed } = readNote(note);
      return at === count && kind === 'person' ? [`- ${pressed}`] : [];
    }),
  ]);
  return [describeHeader(log), `Began at ${log.url}`, ...lines].join('\n');
}
