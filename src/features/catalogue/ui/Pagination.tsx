import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '@/shared/ui';
import { pageWindow } from '../model/pageWindow';
import { selectListingCount, selectPage, selectPageCount } from '../model/selectors';
import { pageChosen } from '../model/slice';
import { LISTING_ID } from './listingId';
import styles from './Pagination.module.scss';

/**
 * A pagination bar above or below the grid (docs/specification.md, section 2). The lower one scrolls to the grid's top. The
 * arrows come first: whatever the number of pages, they stay where they are, so that a second press hits them, too.
 */
export function Pagination({ place }: { place: 'above' | 'below' }) {
  const page = useSelector(selectPage);
  const count = useSelector(selectPageCount);
  const isLoading = useSelector(selectListingCount) === undefined;
  const dispatch = useDispatch();

  const goTo = (wanted: number) => {
    if (wanted < 1 || (wanted > count && !isLoading)) return;
    dispatch(pageChosen(wanted));
    if (place === 'below') document.getElementById(LISTING_ID)?.scrollIntoView({ block: 'start' });
  };

  const arrow = (step: -1 | 1) => (
    <button
      type="button"
      className={styles.page}
      aria-label={step < 0 ? 'Página anterior' : 'Próxima página'}
      aria-disabled={page + step < 1 || page + step > count || undefined}
      onClick={() => goTo(page + step)}
    >
      <Icon name={step < 0 ? 'previous' : 'next'} />
    </button>
  );

  return (
    <nav
      className={place === 'above' ? `${styles.bar} ${styles.above}` : styles.bar}
      data-loading={isLoading || undefined}
      aria-label={`Paginação ${place === 'above' ? 'acima' : 'abaixo'} dos produtos`}
    >
      {arrow(-1)}
      {arrow(1)}
      {pageWindow(page, count).map((link, index) =>
        link === 'gap' ? (
          <span key={`gap ${index}`} className={styles.gap} data-inner>
            …
          </span>
        ) : (
          <button
            key={link}
            type="button"
            className={styles.page}
            data-inner={[1, page, count].includes(link) ? undefined : true}
            aria-label={`Página ${link}`}
            aria-current={link === page ? 'page' : undefined}
            onClick={() => goTo(link)}
          >
            {link}
          </button>
        ),
      )}
    </nav>
  );
}
