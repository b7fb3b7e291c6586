import { useDispatch, useSelector } from 'react-redux';
import { marked } from '@/shared/lib';
import { EventLink } from '@/shared/navigation';
import { Icon } from '@/shared/ui';
import { choicesAddress } from '../model/choicesAddress';
import { pageWindow } from '../model/pageWindow';
import { selectListingCount, selectPageCount, selectShownChoices } from '../model/selectors';
import { pageChosen } from '../model/slice';
import styles from './Pagination.module.scss';

/**
 * A pagination bar above or below the grid (docs/specification.md, section 2); nothing without products. The
 * lower one scrolls to the page's title, and the focus moves to the same link of the upper one, which is in the
 * window then, as the tabs are. Every page of a listing has as many links: the arrows stay where they are, so that a second
 * press hits them, too.
 */
export function Pagination({ place }: { place: 'above' | 'below' }) {
  const choices = useSelector(selectShownChoices);
  const pages = useSelector(selectPageCount);
  const count = useSelector(selectListingCount);
  const dispatch = useDispatch();
  const { page } = choices;
  if (count === 0) return null;
  const middle = Math.min(Math.max(page, 2), pages - 1);

  const linkTo = (target: number, label: string) => ({
    to: target < 1 || target > pages ? undefined : choicesAddress({ ...choices, page: target }),
    className: styles.page,
    'aria-label': label,
    onPress() {
      if (target !== page) dispatch(pageChosen(target)); // The address may say a page that the listing lacks.
      if (place === 'above') return;
      document.querySelector('h1')?.scrollIntoView({ block: 'start' });
      document.querySelector<HTMLElement>(`nav [aria-label="${label}"]`)?.focus({ preventScroll: true });
    },
  });

  return (
    <nav
      className={classes(
        styles.bar,
        place === 'above' && styles.above,
        count === undefined && styles.loading,
      )}
      {...marked('saved', 'choices')}
      aria-label={`Paginação ${place === 'above' ? 'acima' : 'abaixo'} dos produtos`}
    >
      <EventLink {...linkTo(page - 1, 'Página anterior')}>
        <Icon name="previous" />
      </EventLink>
      {pageWindow(page, pages).map((link, index) =>
        link === 'gap' ? (
          <span key={`gap ${index}`} className={classes(styles.gap, styles.inner)}>
            …
          </span>
        ) : (
          <EventLink
            key={link}
            {...linkTo(link, `Página ${link}`)}
            className={classes(styles.page, ![1, middle, pages].includes(link) && styles.inner)}
            aria-current={link === page ? 'page' : undefined}
          >
            {link}
          </EventLink>
        ),
      )}
      {place === 'above' && <span className={styles.total}>{`de ${pages}`}</span>}
      {/* Its key makes it new, not moved, when a list with more pages arrives. */}
      <EventLink key={`next of ${pages}`} {...linkTo(page + 1, 'Próxima página')}>
        <Icon name="next" />
      </EventLink>
    </nav>
  );
}

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');
