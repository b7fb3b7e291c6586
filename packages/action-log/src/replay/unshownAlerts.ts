import { writeEffects } from '../changes/writeEffects';
import { alertsIn, type Log, type LogNote } from '../model/log';

/**
 * By an action's index, the alerts that effects requested and that did not appear during the recording, as JSON. An alert
 * counts only if a person did something after the action: otherwise the recording may have ended first. Saves do not
 * count, because one that changes nothing is not written.
 */
export function unshownAlerts({ requests, happened }: Log): ReadonlyMap<number, readonly string[]> {
  const missing = new Map<number, readonly string[]>();
  const lastPress = happened.reduce(
    (last, [count, one]) => (isPress(one) ? Math.max(last, count) : last),
    -1,
  );
  const alerts = alertsIn(happened.map(([, note]) => note));
  for (const [index, all] of requests) {
    if (lastPress <= index + 1) break;
    const unseen = alertsIn(all).filter((alert) => !takeFirst(alerts, alert));
    if (unseen.length > 0) missing.set(index, writeEffects(unseen.map((alert) => ({ alert }))));
  }
  return missing;
}

const isPress = (one: LogNote) => 'click' in one || 'key' in one || 'submit' in one;

/** Whether a value is in the list. Removes it, because an alert appears once for each action. */
function takeFirst(list: string[], one: string): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
