import type { Log } from 'action-log';
import { startOf, stepsOf } from 'action-log';
import type { QaShop } from './qaShop';

/**
 * A log as steps that a person can repeat, in Portuguese. They have the same numbers as on the timeline; notes stand
 * between them.
 * @param hides whether what was searched is left out
 */
export function tellSteps<State>(log: Log, shop: QaShop<State>, hides: boolean): string {
  const notes = new Map<number, string[]>();
  for (const [count, note] of log.marks) notes.set(count, [...(notes.get(count) ?? []), `   Nota: ${note}`]);
  const lines = [`Começou em ${shop.addressOf(startOf(log, shop))}`, ...(notes.get(0) ?? [])];
  for (const { index, action, before } of stepsOf(log, shop)) {
    const told = hides
      ? shop.tell(shop.hideAction(action), shop.hideState(before))
      : shop.tell(action, before);
    lines.push(`${index + 1}. ${told}`, ...(notes.get(index + 1) ?? []));
  }
  return lines.join('\n');
}
