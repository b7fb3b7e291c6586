import { CHOICES_KEY } from '@/shared/config';
import type { Effect } from '@/shared/lib';
import type { Choices } from './choices';
import { selectPage, selectShownChoices, type ListingRootState } from './selectors';

interface World {
  savedChoices: { save: (choices: Choices) => void };
}

/** Saves every live change of the choices, and the page that is shown if a list has fewer pages. */
export const choicesSaving: Effect<ListingRootState, World, { value: Choices }> = {
  when: (_action, before, after) =>
    after.catalogue !== before.catalogue ||
    (after.catalogue.page > 1 && selectPage(before) !== selectPage(after)),
  request: (_action, _before, after) => ({
    save: 'catalogue',
    key: CHOICES_KEY,
    value: selectShownChoices(after),
  }),
  run({ value }, { savedChoices }) {
    savedChoices.save(value);
  },
};
