import { useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countProducts, marked } from '@/shared/lib';
import { StaticContext, useFocusAfter } from '@/shared/ui';
import {
  selectIsSimilar,
  selectListingCount,
  selectPage,
  selectPageCount,
  selectUnderstood,
} from '../model/selectors';
import { shortened, sortOptions } from '../model/choices';
import { searchSubmitted, selectIsAfterOrder, selectSearch, selectSort } from '../model/slice';
import styles from './ListingStatus.module.scss';

/**
 * Says how many products are listed and which of several pages is shown. Of products that are only similar to the
 * search it says so, and how the search was understood. A button clears the search; if nothing is found, Alternatives.tsx
 * has one. Its live region announces every change. After an order it thanks for it once. A text that changes is alone in
 * its element, because a browser's translator replaces texts.
 */
export function ListingStatus() {
  const search = useSelector(selectSearch);
  const sort = useSelector(selectSort);
  const count = useSelector(selectListingCount);
  const page = useSelector(selectPage);
  const pages = useSelector(selectPageCount);
  const isSimilar = useSelector(selectIsSimilar);
  const understood = useSelector(selectUnderstood);
  const dispatch = useDispatch();
  useFocusAfter(search);
  const sortLabel = sortOptions.find(({ value }) => value === sort)?.label;
  const similar = count === 1 ? ' parecido' : ' parecidos';
  const amount = count === undefined ? 'Carregando' : `${countProducts(count)}${isSimilar ? similar : ''}`;
  return (
    <div className={styles.status} {...marked('saved', 'choices')}>
      <p role="status">
        <Thanks />
        {search && (
          <span className={understood ? undefined : 'visually-hidden'}>
            <span>{understood ? 'Nada' : 'Resultados'}</span> para “<bdi>{shortened(search)}</bdi>”
            {understood && (
              <span>
                . Mostramos resultados para “<bdi>{shortened(understood)}</bdi>”
              </span>
            )}
            :{' '}
          </span>
        )}
        {sort && <span className="visually-hidden">{`${sortLabel}: `}</span>}
        <span>{pages > 1 ? `${amount}, página ${page} de ${pages}` : amount}</span>
      </p>
      {search && Boolean(count) && (
        <button type="button" className={styles.clear} onClick={() => dispatch(searchSubmitted(''))}>
          Limpar busca
        </button>
      )}
    </div>
  );
}

/**
 * Says that the order is finished. It comes after the page: a screen reader reads what is put into a live region, but
 * not what a new one begins with.
 */
function Thanks() {
  const isAfterOrder = useSelector(selectIsAfterOrder);
  const isStatic = useContext(StaticContext);
  const [isPageShown, setPageShown] = useState(isStatic);
  useEffect(() => setPageShown(true), []);
  return (
    isAfterOrder &&
    isPageShown && <strong className={styles.thanks}>Compra finalizada. Volte sempre! </strong>
  );
}
