import { useDispatch, useSelector } from 'react-redux';
import { countProducts } from '@/shared/lib';
import { useKeptFocus } from '@/shared/ui';
import { selectListingCount, selectPage, selectPageCount } from '../model/selectors';
import { searchSubmitted, selectSearch } from '../model/slice';
import styles from './ListingStatus.module.scss';

/** Says what a search shows and how many, with a way back; tells every change of the listing politely. */
export function ListingStatus() {
  const search = useSelector(selectSearch);
  const count = useSelector(selectListingCount);
  const page = useSelector(selectPage);
  const pages = useSelector(selectPageCount);
  const dispatch = useDispatch();
  useKeptFocus(search);
  // As long as what follows it, so that nothing moves when the list is there.
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
