import type { Log } from '../model/log';
import type { QaShop } from './qaShop';
import { stepsOf } from '../replay/replay';

/**
 * A log as steps that a person can repeat, in Portuguese. They are numbered as on the timeline, and notes stand
 * between them.
 * @param hides whether what was searched is left out
 */
export function tellSteps(log: Log, shop: QaShop, hides: boolean): string {
  const notes = new Map<number, string[]>();
  for (const [count, note] of log.marks) notes.set(count, [...(notes.get(count) ?? []), `   Nota: ${note}`]);
  const lines = [`Começou em ${shop.addressOf(log.preloadedState)}`, ...(notes.get(0) ?? [])];
  for (const { index, action, before } of stepsOf(log, shop)) {
    const told = hides
      ? shop.tell(shop.hideAction(action), shop.hideState(before))
      : shop.tell(action, before);
    lines.push(`${index + 1}. ${told}`, ...(notes.get(index + 1) ?? []));
  }
  return lines.join('\n');
}
