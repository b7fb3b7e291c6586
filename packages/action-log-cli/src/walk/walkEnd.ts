import type { Fact } from 'action-log';

/** The app does something else than the log says, so that a walk cannot go on. */
export class WalkEnd extends Error {
  /**
   * @param facts what was expected, and what the app does
   * @param index of the action after which it happened; undefined for the one that is waited for
   */
  constructor(
    readonly facts: readonly Fact[],
    readonly index?: number,
  ) {
    super();
  }
}
