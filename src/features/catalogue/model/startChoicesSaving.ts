import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { parseChoices, type Choices } from './choices';
import { choicesRestored, type CatalogueState } from './slice';

interface Deps {
  dispatch: Dispatch;
  /** The saved choices; what comes out of it is not trusted. */
  saved: { load: () => Promise<unknown>; write: (choices: Choices) => void };
}

/** Restores the choices of an earlier visit and saves every live change of them. */
export function startChoicesSaving(
  start: TypedStartListening<{ catalogue: CatalogueState }>,
  { dispatch, saved }: Deps,
): () => void {
  const stop = start({
    predicate: (_action, after, before) => after.catalogue !== before.catalogue,
    effect: (_action, { getState }) => saved.write(getState().catalogue),
  });
  void saved.load().then((choices) => dispatch(choicesRestored(parseChoices(choices))));
  return stop;
}
