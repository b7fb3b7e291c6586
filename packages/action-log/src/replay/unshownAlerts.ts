import type { Log, LogNote } from '../model/log';

/**
 * By an action's index, the alerts that effects requested and that did not appear during the recording, as JSON. An alert
 * counts only if a person did something after the action: otherwise the recording may have ended first. Saves do not
 * count, because one that changes nothing is not written.
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

/** Whether a value is in the list. Removes it, because an alert appears once for each action. */
function takeFirst(list: unknown[], one: unknown): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
