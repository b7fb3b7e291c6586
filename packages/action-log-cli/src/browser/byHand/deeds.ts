import type { UnknownAction } from '@reduxjs/toolkit';
import type { LogNote, Log, Step } from 'action-log';
import type { RootState } from '@/app/redux/rootReducer';
import { actorOf } from './actor';
import type { ShopByHand } from './openByHand';
import { inputIn, press, type Input } from './press';

/** Ms. */
const FRAME = 16;

/** What is done to the shop so that it does what a log says. */
export type Deed =
  /** One input, or several that are done before the page is drawn again. */
  | { inputs: readonly Input[] }
  /** A move in the browser's history. */
  | { go: number }
  /** A message of another tab, or what it wrote into storage. */
  | { message: unknown }
  | { key: string; text: string }
  /** An event that no press, and nothing from outside, is known for. */
  | { action: UnknownAction };

/** By an action's index, and for the end by how many there are, what is done before it. */
export function deedsIn(log: Log, steps: readonly Step<RootState>[]): readonly (readonly Deed[])[] {
  const deeds: Deed[][] = Array.from({ length: steps.length + 1 }, () => []);
  const opened = steps.findIndex(({ action }) => action.type === 'cart/cartRestored');
  for (const [count, one] of log.happened) {
    const input = inputIn(one);
    if (input) deeds[count]?.push({ inputs: [input] });
    else if ('tab' in one) deeds[count]?.push({ message: one.tab });
    // What was read as the shop opened is there from the start; the rest is read because of the action before.
    else if (count > opened) deeds[count - 1]?.unshift(...written(one));
  }
  tellByMessage(deeds, steps);
  pressBeforeClosing(deeds, steps);
  joinQuickOnes(deeds, log.times);
  for (const [index, step] of steps.entries())
    if (!deeds[index]?.length) deeds[index]?.push(...substituteFor(step, steps[index - 1]));
  return deeds;
}

/**
 * Storage may tell of another tab's change before the tab's message does. What is written there does not say alone what was
 * changed: the message is done in its place, or what stands for it.
 */
function tellByMessage(deeds: Deed[][], steps: readonly Step<RootState>[]): void {
  for (const [index, step] of steps.entries()) {
    const own = deeds[index] ?? [];
    if (actorOf(step, steps[index - 1]) !== 'other tab' || own.some((deed) => 'message' in deed)) continue;
    const isIt = (deed: Deed) => 'message' in deed && tellsOf(deed.message, step.action.payload);
    const later = deeds.slice(index + 1).find((each) => each.some(isIt));
    own.push(...(later?.splice(later.findIndex(isIt), 1) ?? substituteFor(step, steps[index - 1])));
  }
}

/** Whether a message is about a change, whose place in the list each tab works out by itself. */
const tellsOf = (message: unknown, change: unknown) => thingOf(message) === thingOf(change);

function thingOf(change: unknown): string {
  const { id, item } = Object(change) as Partial<Record<'id' | 'item', unknown>>;
  return JSON.stringify([id, item]);
}

const MENUS = ['cart/quantityMenuToggled', 'catalogue/sortMenuToggled'];

/** A press takes the focus from an open menu, which closes before the click is noted: one press makes both actions. */
function pressBeforeClosing(deeds: Deed[][], steps: readonly Step<RootState>[]): void {
  for (const [index, { action }] of steps.entries()) {
    const [next] = deeds[index + 1] ?? [];
    if (!MENUS.includes(action.type) || deeds[index]?.length || !next || !('inputs' in next)) continue;
    deeds[index] = deeds[index + 1] ?? [];
    deeds[index + 1] = [done];
  }
}

/** In the place of a deed that was joined to the one before. */
const done: Deed = { inputs: [] };

export const isDone = (deed: Deed) => deed === done;

/** Presses that follow each other in less than a frame, as no mouse of a tool can, become one deed. */
function joinQuickOnes(deeds: Deed[][], times: Log['times']): void {
  for (const [index, [deed]] of deeds.entries()) {
    const [next, ...others] = deeds[index + 1] ?? [];
    const isQuick = (times[index + 1] ?? FRAME) < FRAME && others.length === 0;
    if (!isQuick || !deed || !next || !('inputs' in deed) || !('inputs' in next)) continue;
    deeds[index] = [{ inputs: [...deed.inputs, ...next.inputs] }];
    deeds[index + 1] = [done];
  }
}

function written({ read, text }: LogNote): Deed[] {
  return typeof read === 'string' && typeof text === 'string' ? [{ key: read, text }] : [];
}

/** What stands for an input that a log does not contain. */
function substituteFor(step: Step<RootState>, previous: Step<RootState> | undefined): Deed[] {
  const { action, before } = step;
  const actor = actorOf(step, previous);
  if (actor === 'shop') return [];
  if (actor === 'other tab')
    return [{ message: { ...Object(action.payload), stamp: { at: Date.now(), tab: 'other' } } }];
  const { index = NaN } = Object(action.payload) as { index?: number };
  const go = index - before.navigation.index;
  return actor === 'browser' && go ? [{ go }] : [{ action }];
}

/** Does it; returns what it counts as, and how often. Throws a PressError where a control cannot be pressed. */
export async function carryOut(deed: Deed, { page, otherTab }: ShopByHand) {
  if ('inputs' in deed) {
    await press(page, deed.inputs);
    return { kind: 'pressed', times: deed.inputs.length } as const;
  }
  if ('action' in deed) {
    await page.evaluate((action) => window.replayTools.dispatch(action), deed.action);
    return { kind: 'dispatched', times: 1 } as const;
  }
  if ('go' in deed) await page.evaluate((steps) => history.go(steps), deed.go);
  else if ('key' in deed) await otherTab.write(deed.key, deed.text);
  else await otherTab.post(deed.message);
  return { kind: 'moved', times: 1 } as const;
}
