import { useState, type FormEvent, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { withBase } from '@/shared/lib';
import { addresses } from '@/shared/navigation';
import { Icon } from '@/shared/ui';
import { searchSubmitted } from '../model/slice';
import styles from './SearchForm.module.scss';

/**
 * The typed text enters the store only when it is submitted (docs/specification.md, section 4). Without scripts the browser
 * opens a link to the same search (listingAddress.ts). The first letter loads the suggestions.
 */
export function SearchForm() {
  const dispatch = useDispatch();
  const [suggestions, setSuggestions] = useState<ReactNode>();
  const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    if (suggestions) return;
    import(/* webpackChunkName: "finding" */ './Suggestions').then(
      ({ Suggestions }) => setSuggestions(<Suggestions input={input} />),
      () => undefined, // The search works without them, and the next letter requests them again.
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('busca');
    if (!(input instanceof HTMLInputElement)) return;
    dispatch(searchSubmitted(input.value));
    input.value = '';
    input.blur(); // A phone's keyboard would cover the results.
  };
  return (
    <form role="search" action={withBase(addresses.catalogue)} className={styles.form} onSubmit={onSubmit}>
      <input
        type="search"
        name="busca"
        className={styles.input}
        placeholder="Procurando por algo específico?"
        aria-label="Procurar produtos pelo nome"
        autoComplete="off"
        enterKeyHint="search"
        onInput={onInput}
      />
      <button type="submit" className={styles.submit} aria-label="Buscar">
        <Icon name="search" />
      </button>
      {suggestions}
    </form>
  );
}
