import type { UnknownAction } from '@reduxjs/toolkit';
import { writeAsked, type Asked } from '../changes/asked';
import { changesBetween } from '../changes/changes';
import { hexOf } from '../changes/hash';
import { LOG_FORMAT, LOG_VERSION, type Log, type LogHeader, type Replayable } from '../model/log';
import type { Recording } from '../record/recorder';

interface Options extends LogHeader {
  /** The state at the end, as it is live. */
  end: unknown;
  /** Whether what a person typed is replaced by a token. */
  hides?: boolean;
}

/**
 * A log of what was recorded. The hashes are those of the states that the shopper had; what each action changed is
 * worked out by running the reducers again.
 */
export function logOf(
  { segments }: Recording,
  shop: Replayable,
  { end, hides = false, ...header }: Options,
): Log {
  const counted: [from: number, segment: Recording['segments'][number]][] = [];
  let count = 0;
  for (const segment of segments) {
    counted.push([count, segment]);
    count += segment.actions.length;
  }
  const recorded = segments.flatMap((segment) => segment.actions);
  const actions = hides ? recorded.map(shop.hideAction) : recorded;
  const asked = new Map<number, Asked[]>();
  for (const [from, segment] of counted)
    for (const [at, one] of segment.asked) asked.set(from + at, [...(asked.get(from + at) ?? []), one]);
  const start = segments[0]?.snapshot ?? end;
  const preloadedState = hides ? shop.hideState(start) : start;
  const states = [...counted.map(([from, { snapshot }]) => [from, snapshot] as const), [count, end] as const];
  return {
    ...header,
    products: shop.productsOf(end),
    preloadedState,
    actions,
    times: waits(
      Date.parse(header.recordedAt),
      segments.flatMap((segment) => segment.times),
    ),
    hashes: states.map(([at, state]) => [at, hexOf(hides ? shop.hideState(state) : state)]),
    asked: [...asked].map(([index, entries]) => [index, writeAsked(entries)]),
    marks: counted.flatMap(([from, { marks }]) => marks.map(([at, note]) => [from + at, note] as const)),
    trail: trailOf(preloadedState, actions, shop),
    isCutOff: false,
  };
}

function waits(start: number, times: readonly number[]): number[] {
  return times.map((time, index) => Math.max(0, time - (times[index - 1] ?? start)));
}

/** What each action changes, as JSON. */
export function trailOf(start: unknown, actions: readonly UnknownAction[], shop: Replayable): string[] {
  let state = start;
  return actions.map((action) => {
    const before = state;
    try {
      state = shop.reducer(before, action);
    } catch {
      // It threw when it was live, too; the log of a crash is the one that is needed most.
    }
    return JSON.stringify(changesBetween(before, state));
  });
}

/**
 * The file of a log: JSON that Redux DevTools imports as it is. What a cut would cost most stands first.
 */
export async function writeLog(log: Log): Promise<string> {
  const { isCutOff, trail, actions, preloadedState, products, times, hashes, asked, marks, ...header } = log;
  const fields = {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    ...header,
    products,
    preloadedState: JSON.stringify(preloadedState),
    times,
    hashes,
    asked: asked.map(([index, all]) => [index, ...all.map((one) => JSON.parse(one) as unknown)]),
    marks,
    payload: JSON.stringify(actions),
    ...(trail && { trail: await pack(trail.join('\n')) }),
    ...(isCutOff && { isCutOff }),
  };
  const lines = Object.entries(fields).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Base64 of the gzipped text. */
async function pack(text: string): Promise<string> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** What `pack` packed; throws where it is damaged. */
export async function unpack(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
