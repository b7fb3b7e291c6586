import type { Log } from 'action-log';
import type { Replayable } from 'action-log';
import type { Recording } from 'action-log';

/** What the QA panel needs of the shop. */
export interface QaShop<State> extends Replayable<State> {
  /** This build. */
  app: Log['app'];
  /** The recording of this page load. */
  recording: Recording<State>;
  /** Adds a note to it. */
  mark(note: string): void;
  /** The shopper's own state, whatever state is shown. */
  getLiveState(): State;
  /** By key, the present list in place of one that was too long to keep (`mirrorLater`, `large`). */
  large(): Readonly<Record<string, readonly unknown[]>>;
  /** Lines of a report about a log's `extra`, which may come from any file. */
  describeExtra(extra: Log['extra']): [name: string, text: string][];
  /** The address of the page that a state shows. */
  addressOf(state: State): string;
  /** The pages that are visited from a state on, in Portuguese, each once, in the order of the first visits. */
  pagesIn(start: State, actions: readonly unknown[]): string[];
  /** In Portuguese: the slices and fields of a state, the facts of the screen, and what effects ask for, by their keys. */
  words: Readonly<Record<string, string>>;
  /** What a person calls a thing of the shop that has an id; undefined where the text is no id. */
  nameOf(id: string, state: State): string | undefined;
  /** Loads what draws a state as HTML, without showing it. The result throws where the shop's interface does. */
  loadPictures(): Promise<(state: State) => string>;
  /** How much of the window's height (percent) the panel was given last; null where nobody chose. */
  readHeight(): number | null;
  keepHeight(percent: number): void;
  /** Shows a state in place of the shopper's own. */
  show(state: State): void;
  /** Shows the shopper's own state again; `also` changes the page in the same moment. */
  leave(also: () => void): void;
  /** The origins besides the shop's own from which a log may be opened by its address. */
  logOrigins: readonly string[];
  /** The address of the shop that opens a log, which is given as a `data:` address. */
  linkTo(data: string): string;
  /** What of the shopper's own `continueHere` replaces, as a sentence in Portuguese. */
  tellLoss(): string;
  /** Makes the state that is shown the shopper's own. Returns what takes that back. */
  continueHere(): () => void;
}
