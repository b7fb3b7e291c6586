import type { UnknownAction } from '@reduxjs/toolkit';
import { firstDifference, hexOf, startOf, stepsOf, type Log, type Step } from '@/features/action-log';
import { rootReducer, type RootState } from '../../redux/rootReducer';
import { replayable } from '../replayable';
import { expectedFacts } from './expectedFacts';
import { alertsIn, factsOf, type Facts } from './factsAfter';
import { shortenProducts } from './shortenProducts';
import { codeOf, testOf } from './testOf';

/** What a test begins with, as short as its facts allow. */
interface Given {
  actions: readonly UnknownAction[];
  /** Each of them in words. */
  told: readonly string[];
  /** The slices that differ from those of a new store at the start. */
  start: Readonly<Record<string, unknown>>;
  /** The code of each product that can be written in few words. */
  codes: ReadonlyMap<object, string>;
}

/**
 * A Jest test of a log: its events, and the facts at the end. Where this version differs from the log, the test ends
 * with the event that differs and expects what the log says, so it fails until the shop does that again. Throws where
 * the log's first state is no state of the shop.
 * @param title what the test is called
 * @param source where the log comes from, for a comment
 */
export function writeTest(log: Log, title: string, source: string) {
  const difference = firstDifference(log, replayable);
  const end = difference ? difference.index + 1 : log.actions.length;
  const start = startOf(log, replayable);
  const steps = [...stepsOf({ ...log, actions: log.actions.slice(0, end) }, replayable)];
  const found = factsOfSteps(steps, start);
  const expected = difference && expectedFacts(log, difference, steps, found);
  const given = givenFor(steps, start, found);
  const code = (value: unknown) => codeOf(value, (one) => given.codes.get(one) ?? null);

  const notes = [
    `${source}, recorded at ${log.recordedAt} with version ${log.app.version} (${log.app.commit}).`,
  ];
  if (given.actions.length < steps.length)
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
    events: given.actions.map((action, index) => ({
      code: code(action),
      told: given.told[index] ?? action.type,
    })),
    start: Object.keys(given.start).length > 0 ? code(given.start) : '',
    facts: code(expected ?? found),
  });
  return { text, difference };
}

/** Products in few words, and without the call for them, where that leads to the same facts. */
function givenFor(steps: readonly Step<RootState>[], first: RootState, found: Facts): Given {
  const start = unusualSlices(first);
  const kept = steps.filter(({ action }) => !action.type.startsWith('product/'));
  const { product: _loaded, ...others } = start;
  const codes = new Map<object, string>();
  const actions = kept.map(({ action }) => ({ ...shortenProducts(action, codes), type: action.type }));
  const short = { preloadedState: shortenProducts(others, codes), actions };
  const again = factsOfSteps([...stepsOf(short, replayable)], startOf(short, replayable));
  return hexOf(again) === hexOf(found)
    ? { actions, told: kept.map(tell), start: short.preloadedState, codes }
    : { actions: steps.map(({ action }) => action), told: steps.map(tell), start, codes: new Map() };
}

function tell({ action, before }: Step<RootState>): string {
  return replayable.tell(action, before);
}

function factsOfSteps(steps: readonly Step<RootState>[], start: RootState): Facts {
  const asked = steps.flatMap(({ action, before, after, crash }) =>
    crash ? [] : replayable.askedBy(action, before, after),
  );
  return factsOf(steps.at(-1)?.after ?? start, alertsIn(asked));
}

/** The slices that differ from those of a new store. */
function unusualSlices(state: RootState): Record<string, unknown> {
  const usual = new Map<string, unknown>(Object.entries(rootReducer(undefined, { type: 'start' })));
  return Object.fromEntries(
    Object.entries(state).filter(([name, slice]) => hexOf(slice) !== hexOf(usual.get(name))),
  );
}
