import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectProducts } from '@/entities/product';
import { productAddress, queryNames } from '@/shared/addresses';
import { marked } from '@/shared/lib';
import { locationChanged } from '@/shared/navigation';
import { createChunk, isListKey, useChunk } from '@/shared/ui';
import { categoryChosen, searchSubmitted } from '../model/slice';
import type { Suggestion } from '../model/suggestions';
import styles from './SearchForm.module.scss';

/** The suggestions, and what is offered if a search finds nothing. */
export const searchExtrasChunk = createChunk(() => import(/* webpackChunkName: "search" */ './searchExtras'));

const none: readonly Suggestion[] = [];

/**
 * The search field, which suggests what the typed text may mean: a combobox with a list, as the WAI-ARIA
 * authoring practices describe it ("Editable Combobox With List Autocomplete"). It is a combobox from the
 * first list that it shows until it loses the focus. A category lists its products, and a product opens its
 * page. Before a letter is typed, a press on the field or an arrow key shows the categories and the best sellers; the
 * focus alone shows nothing. What is typed is not in the store. The first letter or press loads the suggestions.
 */
export function SearchField() {
  const id = useId();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const products = useSelector(selectProducts);
  /** The text whose suggestions are shown; null while they are closed. */
  const [text, setText] = useState<string | null>(null);
  const extras = useChunk(searchExtrasChunk, text !== null); // If it does not load, the search works without them.
  const [active, setActive] = useState(-1);
  const [isCombobox, setIsCombobox] = useState(false);
  const suggestions = useMemo(
    () => (products && text !== null && extras?.suggestionsFor(products, text)) || none,
    [extras, products, text],
  );
  const isOpen = suggestions.length > 0;
  if (isOpen && !isCombobox) setIsCombobox(true);

  const suggest = (typed: string | null) => {
    setText(typed);
    setActive(-1);
  };
  const suggestForField = () => suggest(input.current?.value ?? null);

  const choose = (suggestion: Suggestion) => {
    input.current?.form?.reset();
    input.current?.blur(); // A phone's keyboard would cover what follows.
    if ('category' in suggestion) dispatch(categoryChosen(suggestion.category));
    else if ('search' in suggestion) dispatch(searchSubmitted(suggestion.search));
    else dispatch(locationChanged({ to: productAddress(suggestion.product.id), arrival: 'pushed' }));
  };

  /** Moves through the suggestions and the field itself, which is before the first and after the last. */
  const move = (step: 1 | -1) => {
    const stops = suggestions.length + 1;
    if (isOpen) setActive(((active + 1 + step + stops) % stops) - 1);
    else suggestForField();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListKey(event)) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) suggest(null);
    else {
      if (event.key !== 'Enter') setActive(-1); // The other keys are for the text.
      return;
    }
    event.preventDefault();
  };

  const onBlur = () => {
    if (document.activeElement === input.current) return; // The whole window lost the focus.
    suggest(null);
    setIsCombobox(false);
  };

  return (
    <>
      <input
        ref={input}
        type="search"
        name={queryNames.search}
        className={styles.input}
        placeholder="Procurando por algo específico?"
        aria-label="Procurar produtos pelo nome"
        autoComplete="off"
        enterKeyHint="search"
        onInput={suggestForField}
        onClick={suggestForField}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...(isCombobox && {
          ...marked('local', 'role aria-autocomplete aria-expanded'),
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': id,
          'aria-expanded': isOpen,
          'aria-activedescendant': active < 0 ? undefined : `${id}${active}`,
        })}
      />
      {extras && isOpen && (
        <extras.SuggestionList
          id={id}
          active={active}
          typed={text ?? ''}
          onKeyDown={onKeyDown}
          options={suggestions}
          onActivate={setActive}
          onChoose={choose}
        />
      )}
    </>
  );
}
