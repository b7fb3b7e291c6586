import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { storageName } from '@/shared/config';
import { parseChoices, type Choices } from './choices';
import { selectPage, selectShownChoices, type ListingRootState } from './selectors';
import { choicesRestored, linkOpened } from './slice';

/** The key of the saved choices in localStorage (docs/contract.md, "Storage"). */
export const CHOICES_KEY = `${storageName}:catalogue`;

interface RestoreDeps {
  dispatch: Dispatch;
  /** Loads the choices in storage, unchecked. */
  saved: { load: () => Promise<unknown> };
  /** The choices in the address of the opened page, which win over saved ones, or null. */
  link: Choices | null;
}

/** Restores the choices of an earlier visit, or takes those of the address. */
export function restoreChoices({ dispatch, saved, link }: RestoreDeps): void {
  const event = link
    ? Promise.resolve(linkOpened(link))
    : saved.load().then((choices) => choicesRestored(parseChoices(choices)));
  void event.then(dispatch);
}

interface Deps {
  saved: { write: (choices: Choices) => void };
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** Notes the effect's request in the action log. */
  logEffect: (effect: ReturnType<typeof choicesSaving>) => void;
}

/** Saves every live change of the choices: after its frame, or when the page is left. */
export function startChoicesSaving(
  startListening: TypedStartListening<ListingRootState>,
  { saved, painted, logEffect }: Deps,
): () => void {
  let unsaved: Choices | undefined;
  const save = () => {
    if (unsaved) saved.write(unsaved);
    unsaved = undefined;
  };
  const stop = startListening({
    predicate: (_action, after, before) => savesChoices(before, after),
    effect(_action, { getState }) {
      const state = getState();
      logEffect(choicesSaving(state));
      if (!unsaved) void painted().then(save);
      unsaved = selectShownChoices(state);
    },
  });
  addEventListener('pagehide', save);
  return () => {
    stop();
    removeEventListener('pagehide', save);
  };
}

/** Whether the choices are saved: they changed, or a list arrived that has fewer pages than the chosen one. */
export function savesChoices(before: ListingRootState, after: ListingRootState): boolean {
  if (after.catalogue !== before.catalogue) return true;
  return after.catalogue.page > 1 && selectPage(before) !== selectPage(after);
}

/** How the action log names choices that are saved. */
export const choicesSaving = (state: ListingRootState) => ({
  save: 'catalogue',
  key: CHOICES_KEY,
  value: selectShownChoices(state),
});
