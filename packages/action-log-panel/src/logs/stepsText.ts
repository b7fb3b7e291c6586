import { startOf, stepsOf, type Log } from 'action-log';
import type { Host } from '../host';
import { t } from '../words/t';

/**
 * A log as steps that a person can repeat, in Portuguese. They have the same numbers as on the timeline, and notes are
 * between them.
 * @param hides whether to leave out what a person typed
 */
export function stepsText<State>(log: Log, host: Host<State>, hides: boolean): string {
  const notes = new Map<number, string[]>();
  for (const [count, note] of log.marks) notes.set(count, [...(notes.get(count) ?? []), t`   Nota: ${note}`]);
  const lines = [t`Começou em ${host.addressOf(startOf(log, host))}`, ...(notes.get(0) ?? [])];
  for (const { index, action, before } of stepsOf(log, host)) {
    const text = hides
      ? host.describe(host.hideAction(action), host.hideState(before))
      : host.describe(action, before);
    lines.push(`${index + 1}. ${text}`, ...(notes.get(index + 1) ?? []));
  }
  return lines.join('\n');
}
