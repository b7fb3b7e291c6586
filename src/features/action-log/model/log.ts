import type { UnknownAction } from '@reduxjs/toolkit';

export const LOG_FORMAT = 'canecamisa-log';
export const LOG_VERSION = 1;

/** What a log says of where it was recorded. */
export interface LogHeader {
  app: { version: string; commit: string };
  /** ISO 8601. */
  recordedAt: string;
  url: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** As the browser names it, 'pt-BR'. */
  language: string;
}

/** A log as it is worked with; `README.md` shows the file. */
export interface Log extends LogHeader {
  /** Where the products came from, how many there are, and the hash of them; null before there was an answer. */
  products: { source: string; count: number; fingerprint: string } | null;
  /** The state before the first action. */
  preloadedState: unknown;
  actions: readonly UnknownAction[];
  /** Ms from the action before to each action; the first counts from `recordedAt`. */
  times: readonly number[];
  /** Hashes of the recorded states, each by how many actions came before it; the last is of the end. */
  hashes: readonly (readonly [count: number, hash: string])[];
  /** What each action led effects to ask for, as JSON, by the action's index. */
  asked: readonly (readonly [index: number, asked: readonly string[]])[];
  /** Notes of a person, by how many actions came before. */
  marks: readonly (readonly [count: number, note: string])[];
  /** What each action changed, as JSON; null where the file does not tell. */
  trail: readonly string[] | null;
  /** Whether the file ended too soon. */
  isCutOff: boolean;
}

/** What replaying needs to know of the shop. */
export interface Replayable {
  reducer: (state: unknown, action: UnknownAction) => unknown;
  /** What effects ask for on account of an action. */
  askedBy: (
    action: UnknownAction,
    before: unknown,
    after: unknown,
  ) => readonly Readonly<Record<string, unknown>>[];
  /** Whether this version of the shop has such an action. */
  knows: (type: string) => boolean;
  /** An action as a step that a person can repeat, in Portuguese. */
  tell: (action: UnknownAction, before: unknown) => string;
  /** Where the products of a state came from. */
  productsOf: (state: unknown) => Log['products'];
  /** The same without what a person typed. */
  hideAction: (action: UnknownAction) => UnknownAction;
  hideState: (state: unknown) => unknown;
}
