import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { parseChoices, type Choices } from './choices';
import { choicesRestored, linkOpened, type CatalogueState } from './slice';

interface RestoreDeps {
  dispatch: Dispatch;
  /** Loads the choices in storage, unchecked. */
  saved: { load: () => Promise<unknown> };
  /** The choices of the shared link that began the visit, or null. */
  link: Choices | null;
}

/** Restores the choices of an earlier visit, or takes those of a shared link. */
export function restoreChoices({ dispatch, saved, link }: RestoreDeps): void {
  void saved.load().then((choices) => {
    dispatch(choicesRestored(parseChoices(choices)));
    if (link) dispatch(linkOpened(link));
  });
}

interface Deps {
  saved: { write: (choices: Choices) => void };
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** Notes the effect's request in the action log. */
  logEffect: (effect: { save: 'catalogue' }) => void;
}

/** Saves every live change of the choices: after its frame, or when the page is left. */
export function startChoicesSaving(
  startListening: TypedStartListening<{ catalogue: CatalogueState }>,
  { saved, painted, logEffect }: Deps,
): () => void {
  let unsaved: Choices | undefined;
  const save = () => {
    if (unsaved) saved.write(unsaved);
    unsaved = undefined;
  };
  const stop = startListening({
    predicate: (_action, after, before) => savesChoices(before.catalogue, after.catalogue),
    effect(_action, { getState }) {
      logEffect({ save: 'catalogue' });
      if (!unsaved) void painted().then(save);
      unsaved = getState().catalogue;
    },
  });
  addEventListener('pagehide', save);
  return () => {
    stop();
    removeEventListener('pagehide', save);
  };
}

/** Whether a change of the catalogue's state is saved. */
export function savesChoices(before: CatalogueState, after: CatalogueState): boolean {
  return after !== before;
}
