import type { EffectRequest, Log } from 'action-log';
import type { ValueDifference } from '../report/fileReport';
import { differingFacts } from './differingFacts';

/** Ms by which a timer may end earlier or later than its effect requested: the clock is moved by 500 ms at once. */
const TOLERANCE = 1_000;

/** What a timed action waited for. */
interface Timer {
  /** The index of the action whose effect requested `{ wait: ms }`. */
  from: number;
  /** Ms. */
  wait: number;
}

/**
 * The timer that led to an action: of the waits that earlier actions requested, the one that is as long as the time that
 * the recording took. Null if none is, because a browser slows down the timers of a tab that is not shown.
 */
export function timerOf({ requests, times }: Pick<Log, 'requests' | 'times'>, index: number): Timer | null {
  const timeSince = (from: number) => times.slice(from + 1, index + 1).reduce((sum, time) => sum + time, 0);
  const timers = requests.flatMap(([from, effects]) =>
    from < index ? effects.flatMap(({ wait }) => (typeof wait === 'number' ? [{ from, wait }] : [])) : [],
  );
  const error = ({ from, wait }: Timer) => Math.abs(timeSince(from) - wait);
  const [best] = timers.sort((one, other) => error(one) - error(other));
  return best && error(best) <= TOLERANCE ? best : null;
}

/**
 * When an action comes, in ms since 1970, if an effect of an action before it still waits: as long after that as in the
 * recording. Otherwise undefined: nothing depends on how long the person waited.
 * @param arrivals by index, when actions arrived: ms since 1970
 */
export function dueAt(
  { requests, times }: Pick<Log, 'requests' | 'times'>,
  index: number,
  arrivals: ReadonlyMap<number, number>,
): number | undefined {
  const timeBetween = (from: number, to: number) =>
    times.slice(from + 1, to + 1).reduce((sum, time) => sum + time, 0);
  const isWaiting = (from: number, effects: readonly EffectRequest[]) =>
    from < index && effects.some(({ wait }) => Number(wait ?? 0) > timeBetween(from, index - 1));
  const [from = -1] = requests.findLast((request) => isWaiting(...request)) ?? [];
  const began = arrivals.get(from);
  return began === undefined ? undefined : began + timeBetween(from, index);
}

/**
 * Compares when a timed action came with what the log says.
 * @param arrivals by index, when actions arrived: ms since 1970
 */
export function timeDifference(
  log: Pick<Log, 'requests' | 'times'>,
  index: number,
  arrivals: ReadonlyMap<number, number>,
): ValueDifference[] {
  const timer = timerOf(log, index);
  const [began, ended] = [arrivals.get(timer?.from ?? NaN), arrivals.get(index)];
  if (!timer || began === undefined || ended === undefined) return [];
  const duration = ended - began;
  if (Math.abs(duration - timer.wait) <= TOLERANCE) return [];
  const name = `ms since step ${timer.from + 1}, give or take ${TOLERANCE}`;
  return differingFacts({ [name]: timer.wait }, { [name]: duration });
}
