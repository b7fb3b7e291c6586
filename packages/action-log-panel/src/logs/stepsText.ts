import { startOf, stepsOf, type Log } from 'action-log';
import type { Host } from '../host';

/** A log as steps that a person can repeat. They have the same numbers as on the timeline, and marks are between them. */
export function stepsText<State>(log: Log, host: Host<State>): string {
  const lines = [`Began at ${host.addressOf(startOf(log, host))}`];
  const addMarks = (at: number) =>
    log.marks.forEach(([count, text]) => count === at && lines.push(`   Note: ${text}`));
  addMarks(0);
  for (const { index, action, before } of stepsOf(log, host)) {
    lines.push(`${index + 1}. ${host.describe(action, before)}`);
    addMarks(index + 1);
  }
  return lines.join('\n');
}
