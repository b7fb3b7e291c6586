import { startOf, stepsOf, type Log } from 'action-log';
import type { Host } from '../host';
import { describeHeader } from '../text/formats';
import { automaticSteps } from './automaticSteps';
import { readNote } from './notes';

/**
 * A log as steps that a person can repeat: what was pressed and typed, and what it led to. Steps have the
 * same numbers as on the timeline, from which those that came by themselves are left out.
 */
export function stepsText<State>(log: Log, host: Host<State>): string {
  const lines = [describeHeader(log), `Began at ${host.addressOf(startOf(log, host))}`];
  const addAfter = (at: number) => {
    for (const [count, text] of log.marks) if (count === at) lines.push(`   Note: ${text}`);
    for (const [count, note] of log.happened) {
      const { kind, text } = readNote(note);
      if (count === at && kind === 'person') lines.push(`- ${text}`);
    }
  };
  const automatic = automaticSteps(log, host);
  addAfter(0);
  for (const { index, action, before } of stepsOf(log, host)) {
    if (!automatic.has(index)) lines.push(`${index + 1}. ${host.describe(action, before)}`);
    addAfter(index + 1);
  }
  return lines.join('\n');
}
