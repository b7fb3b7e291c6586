import type { UnknownAction } from '@reduxjs/toolkit';
import { codeOf, firstDifference, hexOf, stepsOf, testOf, type Log, type Step } from '@/features/action-log';
import { replayable } from '../replayable';
import { rootReducer, type RootState } from '../../redux/rootReducer';
import { expectedFacts } from './expectedFacts';
import { alertsIn, factsOf, type Facts } from './factsAfter';
import { shortenProducts } from './shortenProducts';

/** What a test begins with, as short as its facts allow. */
interface Given {
  actions: readonly UnknownAction[];
  /** What each of them says to a person. */
  told: readonly string[];
  start: Partial<RootState>;
  codes: ReadonlyMap<object, string>;
}

/**
 * A Jest test of what a log says: its events, and the facts at the end. Where this version differs, the test ends with
 * that event and says what the log says: it fails until the shop does so again. Throws where the log's first state is
 * no state of the shop.
 * @param title what the test is called
 * @param source where the log comes from, for a comment
 */
export function writeTest(log: Log, title: string, source: string) {
  const difference = firstDifference(log, replayable);
  const end = difference ? difference.index + 1 : log.actions.length;
  const steps = [...stepsOf({ ...log, actions: log.actions.slice(0, end) }, replayable)];
  const found = factsOfSteps(steps, log.preloadedState as RootState);
  const expected = difference && expectedFacts(log, difference, steps, found);
  const { actions, told, start, codes } = givenFor(log, steps, found);
  const code = (value: unknown) => codeOf(value, (one) => codes.get(one) ?? null);

  const notes = [
    `${source}, recorded at ${log.recordedAt} with version ${log.app.version} (${log.app.commit}).`,
  ];
  if (actions.length < steps.length)
    notes.push('The call for the products is left out: no fact here needs it.');
  if (difference && expected)
    notes.push('The facts are what the log says; the version that wrote this test differs.');
  if (difference && !expected)
    notes.push('The version that wrote this test differs, and the log does not tell how.');
  const text = testOf({
    title,
    notes,
    imports: {
      '@/app/qa/toTest/factsAfter': 'factsAfter',
      '@/entities/product/index.fixtures': 'productRow',
    },
    events: actions.map((action, index) => ({ code: code(action), told: told[index] ?? action.type })),
    start: Object.keys(start).length > 0 ? code(start) : '',
    facts: code(expected ?? found),
  });
  return { text, difference };
}

/** Products in few words, and the call for them not at all, where the facts are the same then. */
function givenFor(log: Log, steps: readonly Step[], found: Facts): Given {
  const start = unusualSlices(log.preloadedState as RootState);
  const kept = steps.filter(({ action }) => !action.type.startsWith('product/'));
  const { product: _loaded, ...others } = start;
  const { short, codes } = shortenProducts({ actions: kept.map(({ action }) => action), start: others });
  const again = stepsOf({ ...log, preloadedState: short.start, actions: short.actions }, replayable);
  const isSame = hexOf(factsOfSteps([...again], short.start)) === hexOf(found);
  return isSame
    ? { ...short, told: kept.map(tell), codes }
    : { actions: steps.map(({ action }) => action), start, told: steps.map(tell), codes: new Map() };
}

function tell({ action, before }: Step): string {
  return replayable.tell(action, before);
}

function factsOfSteps(steps: readonly Step[], start: Partial<RootState>): Facts {
  const asked = steps.flatMap(({ action, before, after, crash }) =>
    crash ? [] : replayable.askedBy(action, before, after),
  );
  const end = steps.at(-1)?.after ?? replayable.reducer(start, { type: 'start' });
  return factsOf(end as RootState, alertsIn(asked));
}

/** The slices that are not as in a new store. */
function unusualSlices(state: RootState): Partial<RootState> {
  const usual = new Map<string, unknown>(Object.entries(rootReducer(undefined, { type: 'start' })));
  return Object.fromEntries(
    Object.entries(state).filter(([name, slice]) => hexOf(slice) !== hexOf(usual.get(name))),
  );
}
