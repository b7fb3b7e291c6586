import { useDispatch, useSelector } from 'react-redux';
import { countProducts } from '@/shared/lib';
import { useKeptFocus } from '@/shared/ui';
import { selectListingCount, selectPage, selectPageCount } from '../model/selectors';
import { searchSubmitted, selectSearch } from '../model/slice';
import styles from './ListingStatus.module.scss';

/** Shows the search and its number of products, with a button to clear it. A live region announces every change. */
export function ListingStatus() {
  const search = useSelector(selectSearch);
  const count = useSelector(selectListingCount);
  const page = useSelector(selectPage);
  const pages = useSelector(selectPageCount);
  const dispatch = useDispatch();
  useKeptFocus(search);
  // About as long as the text that replaces it, so that nothing moves when the list arrives.
  const found = count === undefined ? 'carregando' : countProducts(count);
  const shown = `Resultados para "${search}": ${found}`;
  const spoken = `${search ? shown : found}, página ${page} de ${pages}`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count === undefined ? 'Carregando os produtos' : spoken}
      </p>
      {search && (
        <p className={styles.search}>
          <span>{shown}</span>
          <button type="button" className={styles.clear} onClick={() => dispatch(searchSubmitted(''))}>
            Limpar busca
          </button>
        </p>
      )}
    </>
  );
}
