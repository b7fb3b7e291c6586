import type { LogNote } from '../model/logNote';
import type { Log } from '../model/log';

/**
 * By an action's index, the alerts that effects asked for because of it and that were never shown while the log was
 * recorded, as JSON. Whatever a person did after the action proves that there was time for it: without that, the
 * recording may have ended first. Saves are not looked at: one that would change nothing in storage is not made.
 */
export function unshownAlerts({ asked, happened }: Log): ReadonlyMap<number, readonly string[]> {
  const missing = new Map<number, readonly string[]>();
  const lastPress = happened.reduce(
    (last, [count, one]) => (isPress(one) ? Math.max(last, count) : last),
    -1,
  );
  const alerts = happened.flatMap(([, { alert }]) => (alert === undefined ? [] : [alert]));
  for (const [index, all] of asked) {
    if (lastPress <= index + 1) break;
    const unseen = all.filter((text) => {
      const { alert } = Object(JSON.parse(text)) as LogNote;
      return alert !== undefined && !takeFirst(alerts, alert);
    });
    if (unseen.length > 0) missing.set(index, unseen);
  }
  return missing;
}

const isPress = (one: LogNote) => 'click' in one || 'key' in one || 'submit' in one;

/** Whether it is in the list, from which it is taken: each alert is shown for one action. */
function takeFirst(list: unknown[], one: unknown): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
