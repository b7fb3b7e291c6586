import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { withBase } from '@/shared/lib';
import { addresses, queryNames } from '@/shared/addresses';
import { Icon } from '@/shared/ui';
import { searchSubmitted } from '../model/slice';
import { SearchField } from './SearchField';
import styles from './SearchForm.module.scss';

/**
 * The typed text enters the store only when it is submitted (docs/specification.md, section 4). Without
 * scripts the browser opens a link to the same search (shared/addresses/listing.ts).
 */
export function SearchForm() {
  const dispatch = useDispatch();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(queryNames.search);
    if (!(input instanceof HTMLInputElement)) return;
    dispatch(searchSubmitted(input.value));
    input.value = '';
    input.blur(); // A phone's keyboard would cover the results.
  };
  return (
    <form role="search" action={withBase(addresses.catalogue)} className={styles.form} onSubmit={onSubmit}>
      <SearchField />
      <button type="submit" className={styles.submit} aria-label="Buscar">
        <Icon name="search" />
      </button>
    </form>
  );
}
