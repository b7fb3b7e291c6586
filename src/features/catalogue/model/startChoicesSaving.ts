import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { parseChoices, type Choices } from './choices';
import { choicesRestored, type CatalogueState } from './slice';

interface Deps {
  dispatch: Dispatch;
  /** The choices in storage; what is read from it is unchecked. */
  saved: { load: () => Promise<unknown>; write: (choices: Choices) => void };
  /** Notes in the action log what the effect asks for. */
  asked: (asked: { save: 'catalogue' }) => void;
}

/** Restores the choices of an earlier visit and saves every live change of them. */
export function startChoicesSaving(
  start: TypedStartListening<{ catalogue: CatalogueState }>,
  { dispatch, saved, asked }: Deps,
): () => void {
  const stop = start({
    predicate: (_action, after, before) => savesChoices(before.catalogue, after.catalogue),
    effect(_action, { getState }) {
      asked({ save: 'catalogue' });
      saved.write(getState().catalogue);
    },
  });
  void saved.load().then((choices) => dispatch(choicesRestored(parseChoices(choices))));
  return stop;
}

/** Whether a change of the catalogue's state is saved. */
export function savesChoices(before: CatalogueState, after: CatalogueState): boolean {
  return after !== before;
}
