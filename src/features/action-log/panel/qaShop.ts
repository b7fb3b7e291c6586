import type { Log, Replayable } from '../model/log';
import type { Recording } from '../record/recorder';

/** The shop as the QA panel works on it. */
export interface QaShop extends Replayable {
  /** This build. */
  app: Log['app'];
  /** What is recorded of this page load. */
  recording: Recording;
  /** Puts a note into it. */
  mark(note: string): void;
  /** The shopper's own state. */
  getLiveState(): unknown;
  /** The products that the shopper sees; none before they are there. */
  getProducts(): readonly unknown[];
  /** The address of the page that a state shows. */
  addressOf(state: unknown): string;
  /** Whether a value has the shape of a state; only then it can be shown. */
  isState(value: unknown): boolean;
  /** Lays a state over the shopper's own. */
  show(state: unknown): void;
  /** Takes it off; what else changes the page at this moment is done within. */
  leave(also: () => void): void;
  /** Takes it off and makes it the shopper's own. */
  continueHere(): void;
}
