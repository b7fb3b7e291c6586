import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log, Step } from 'action-log';
import type { RootState } from '@/app/redux/rootReducer';
import type { PathDifference } from '../../cli/entry';
import type { Shop } from '../../cli/loadShop';
import { unlikeFacts, type Played } from '../browserReport';
import { createArrivals, type Arrivals } from './arrivals';
import { endpointOf } from './backend';
import { compareShop } from './compareShop';
import { carryOut, deedsIn, isDone, type Deed } from './deeds';
import type { ShopByHand } from './openByHand';
import { nameOf, PressError } from './press';

/** How a log could be followed by hand. */
type Walk = NonNullable<Played['byHand']> &
  Pick<Played, 'compared'> & { difference: Played['differences'][number] | null };

/**
 * Does in the shop what the shopper of a log did, and compares after each action what reached the reducers, the page,
 * alerts, storage and errors. Ends at the first step that is not the same.
 */
export async function walkByHand(
  hand: ShopByHand,
  log: Log,
  steps: readonly Step<RootState>[],
  start: RootState,
  shop: Shop,
): Promise<Walk> {
  const walk: Walk = { pressed: 0, moved: 0, dispatched: 0, compared: 0, difference: null };
  const arrivals = createArrivals(hand.page, shop.hexOf);
  const shown = compareShop(hand, log, shop);
  const deeds = deedsIn(log, steps);
  await hand.open();
  if (!opensShop(log)) await continueFrom(start, hand, arrivals);

  /** Does what comes before an action, or at the end. */
  const actBefore = async (index: number): Promise<Walk['difference']> => {
    const todo = (deeds[index] ?? []).filter((deed) => !isDone(deed));
    const extra = todo.length > 0 || index === steps.length ? await arrivals.rest() : [];
    if (extra.length > 0)
      return { index: index - 1, facts: unlikeFacts({}, { actions: extra.map(shortOf) }) };
    for (const deed of todo)
      try {
        const { kind, times } = await carryOut(deed, hand);
        walk[kind] += times;
      } catch (error) {
        if (!(error instanceof PressError)) throw error;
        return { index, facts: [unpressed(deed, error)] };
      }
    return null;
  };

  const follow = async (step: Step<RootState>): Promise<Walk['difference']> => {
    const { index, action, after } = step;
    hand.backend.release(action);
    if (!(await arrivals.waitFor(action))) return { index, facts: missing(action, await arrivals.rest()) };
    shown.expect(step);
    if ((await arrivals.rest()).length > 0) return null; // The shop is further already.
    const facts = await shown.compare(after);
    if ((await arrivals.rest()).length > 0) return null;
    walk.compared++;
    return facts.length > 0 ? { index, facts } : null;
  };

  for (const step of steps) {
    walk.difference = (await actBefore(step.index)) ?? (await follow(step));
    if (walk.difference) return walk;
  }
  walk.difference = (await actBefore(steps.length)) ?? (await extraAtEnd(steps.length - 1, arrivals));
  return walk;
}

/** Whether a log begins with the loading of a page. */
function opensShop(log: Log): boolean {
  return log.actions
    .slice(0, 10)
    .some(({ type, meta }) => type === 'product/executeQuery/pending' && endpointOf(meta) === 'list');
}

/** Takes over the first state of a log that begins in the middle of a visit, as 'Continuar daqui' does. */
async function continueFrom(start: RootState, { page, backend }: ShopByHand, arrivals: Arrivals) {
  backend.releaseAll();
  await page.evaluate(() => window.replayTools.settledFacts({}));
  await page.evaluate(
    (payload) => window.replayTools.dispatch({ type: 'action-log/sessionContinued', payload }),
    start,
  );
  await arrivals.rest();
  arrivals.forget();
}

async function extraAtEnd(index: number, arrivals: Arrivals): Promise<Walk['difference']> {
  const extra = await arrivals.rest();
  return extra.length > 0 ? { index, facts: unlikeFacts({}, { actions: extra.map(shortOf) }) } : null;
}

function unpressed(deed: Deed, { message }: PressError): PathDifference {
  return {
    path: 'inputs' in deed ? deed.inputs.map(nameOf).join(', ') : 'the press',
    expected: { value: 'it is pressed' },
    found: { value: message },
  };
}

/** What came in the place of an action: of its type with another payload, or others, or nothing. */
function missing(action: UnknownAction, arrived: readonly UnknownAction[]): PathDifference[] {
  const alike = arrived.find(({ type }) => type === action.type);
  if (alike) return unlikeFacts({ [action.type]: action.payload }, { [action.type]: alike.payload });
  return unlikeFacts(
    { actions: [shortOf(action)] },
    arrived.length > 0 ? { actions: arrived.map(shortOf) } : {},
  );
}

const shortOf = ({ type, payload }: UnknownAction) =>
  payload === undefined ? type : `${type} ${JSON.stringify(payload).slice(0, 100)}`;
