import type { Happening } from '../model/happening';
import type { Log } from '../model/log';

/**
 * By an action's index, what effects asked for because of it and nobody carried out while the log was recorded, as
 * JSON: an alert that was never shown, a save that was neither made nor refused. Whatever a person did after the action
 * proves that there was time for it: without that, the recording may have ended first.
 */
export function notCarriedOut({ asked, happened }: Log): ReadonlyMap<number, readonly string[]> {
  const missing = new Map<number, readonly string[]>();
  const lastPress = Math.max(-1, ...happened.flatMap(([count, one]) => (isPress(one) ? [count] : [])));
  const alerts = happened.flatMap(([, { alert }]) => (alert === undefined ? [] : [alert]));
  for (const [index, all] of asked) {
    if (lastPress <= index + 1) break;
    const unseen = all.filter((text) => {
      const { alert, save } = Object(JSON.parse(text)) as Happening;
      if (alert !== undefined) return !takeFirst(alerts, alert);
      return save !== undefined && !happened.some(([count, one]) => count > index && isSaved(one, save));
    });
    if (unseen.length > 0) missing.set(index, unseen);
  }
  return missing;
}

const isPress = (one: Happening) => 'click' in one || 'key' in one || 'submit' in one;
const isSaved = ({ wrote, refused }: Happening, key: unknown) => wrote === key || refused === key;

/** Whether it is in the list, from which it is taken: each alert is shown for one action. */
function takeFirst(list: unknown[], one: unknown): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
