import type { NameIndex } from './nameIndex';

/** Work that can be done in steps of a few ms; `step` returns false if none is left. */
interface InSteps {
  step: () => boolean;
}

/**
 * Warms the caches during idle time: computes a name index, orders and a word index in steps of a few ms. What is needed
 * earlier is computed at that moment.
 */
export function* warmUp(
  { lowerCase, plain, spaced }: NameIndex,
  works: readonly InSteps[],
): Generator<void, void> {
  for (const block of [...lowerCase, ...plain, ...spaced]) yield void block();
  for (const work of works) while (work.step()) yield;
}
