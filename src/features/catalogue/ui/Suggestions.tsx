import { useId, useLayoutEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectProducts, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { locationChanged, productAddress } from '@/shared/navigation';
import { categoryChosen } from '../model/slice';
import { suggestionsFor, type Suggestion } from '../model/suggestions';
import styles from './Suggestions.module.scss';

const none: readonly Product[] = [];

/**
 * Suggestions for what is typed into the search field: a combobox with a list, as the WAI-ARIA authoring practices describe
 * it ("Editable Combobox With List Autocomplete"). The field is a combobox from the first list that it shows until it loses
 * the focus. A category lists its products, and a product opens its page. What is typed is not in the store.
 */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const id = useId();
  const dispatch = useDispatch();
  const products = useSelector(selectProducts) ?? none;
  const [text, setText] = useState(() => (document.activeElement === input ? input.value : ''));
  const [active, setActive] = useState(-1);
  const suggestions = useMemo(() => suggestionsFor(products, text), [products, text]);
  const isOpen = suggestions.length > 0;

  const offer = (typed: string) => {
    setText(typed);
    setActive(-1);
  };

  const choose = (suggestion: Suggestion) => {
    input.form?.reset();
    input.blur(); // A phone's keyboard would cover what follows.
    if ('category' in suggestion) dispatch(categoryChosen(suggestion.category));
    else dispatch(locationChanged({ to: productAddress(suggestion.product.id), arrival: 'pushed' }));
  };

  /** Moves through the suggestions and the field itself, which is before the first and after the last. */
  const move = (step: 1 | -1) => {
    const stops = suggestions.length + 1;
    if (isOpen) setActive(((active + 1 + step + stops) % stops) - 1);
    else offer(input.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) offer('');
    else {
      if (event.key !== 'Enter') setActive(-1); // The other keys are for the text.
      return;
    }
    event.preventDefault();
  };

  const onInput = () => offer(input.value);

  const onBlur = () => {
    if (document.activeElement === input) return; // The whole window lost the focus.
    offer('');
    for (const name of ATTRIBUTES) input.removeAttribute(name);
  };

  // In the same task as the rendering, so that no letter is missed.
  useLayoutEffect(() => {
    input.addEventListener('input', onInput);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', onBlur);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', onBlur);
    };
  });

  useLayoutEffect(() => {
    if (!isOpen && !input.hasAttribute('aria-expanded')) return;
    const values = ['combobox', 'list', `${id}list`, `${isOpen}`, active < 0 ? '' : `${id}${active}`];
    ATTRIBUTES.forEach((name, index) => input.setAttribute(name, values[index] ?? ''));
  }, [input, id, isOpen, active]);

  return (
    isOpen && (
      <div id={`${id}list`} role="listbox" aria-label="Sugestões" className={styles.list}>
        {suggestions.map((suggestion, index) => (
          <div
            key={index}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={(event) => onKeyDown(event.nativeEvent)}
          >
            <Content suggestion={suggestion} />
          </div>
        ))}
      </div>
    )
  );
}

/** What the field has as a combobox. */
const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const;

function Content({ suggestion }: { suggestion: Suggestion }) {
  const [name, more] =
    'category' in suggestion
      ? [shop.categories[suggestion.category]?.tab, 'Categoria']
      : [suggestion.product.name, suggestion.product.priceFormatted];
  return (
    <>
      <span>{name}</span> <span className={styles.more}>{more}</span>
    </>
  );
}
