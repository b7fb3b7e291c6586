import { isOfRequest, pageLoaded, type Log, type Replayable } from 'action-log';
import { readNote } from './notes';

/** Ms from a press within which it may cause further actions: a menu closes, and then a link opens. */
const PRESS = 500;

/**
 * The indices of a log's actions that came by themselves: those of requests, those that the app leaves out of
 * comparisons, and, if the log notes what a person did, those that nothing of it led to.
 */
export function automaticSteps(log: Log, app: Pick<Replayable<never>, 'essenceOf'>): ReadonlySet<number> {
  const causes = new Set(
    log.happened.filter(([, note]) => readNote(note).kind === 'person').map(([count]) => count),
  );
  const automatic = new Set<number>();
  let sincePress = Infinity;
  log.actions.forEach((action, index) => {
    sincePress = causes.has(index) ? 0 : sincePress + Number(log.times[index]);
    const isByPerson = causes.size === 0 || sincePress < PRESS || pageLoaded.match(action);
    if (!isByPerson || isOfRequest(action) || app.essenceOf(action) === null) automatic.add(index);
  });
  return automatic;
}
