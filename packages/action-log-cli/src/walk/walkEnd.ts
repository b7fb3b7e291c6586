import type { ValueDifference } from '../report/fileReport';

/** The app does something else than the log says, so that a walk cannot go on. */
export class WalkEnd extends Error {
  /**
   * @param facts what was expected, and what was found
   * @param index of the action after which it happened; undefined for the one that is waited for
   */
  constructor(
    readonly facts: readonly ValueDifference[],
    readonly index?: number,
  ) {
    super();
  }
}
