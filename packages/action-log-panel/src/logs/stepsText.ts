import { startOf, stepsOf, type Log } from 'action-log';
import type { Host } from '../host';
import { t } from '../words/t';

/**
 * A log as steps that a person can repeat, in Portuguese. They have the same numbers as on the timeline, and marks are
 * between them.
 * @param hides whether to leave out what a person typed
 */
export function stepsText<State>(log: Log, host: Host<State>, hides: boolean): string {
  const marks = new Map<number, string[]>();
  for (const [count, text] of log.marks) marks.set(count, [...(marks.get(count) ?? []), t`   Nota: ${text}`]);
  const lines = [t`Começou em ${host.addressOf(startOf(log, host))}`, ...(marks.get(0) ?? [])];
  for (const { index, action, before } of stepsOf(log, host)) {
    const text = hides
      ? host.describe(host.hideAction(action), host.hideState(before))
      : host.describe(action, before);
    lines.push(`${index + 1}. ${text}`, ...(marks.get(index + 1) ?? []));
  }
  return lines.join('\n');
}
