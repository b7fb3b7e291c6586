import { useSelector } from 'react-redux';
import { selectCartItems } from '@/entities/cart';
import { ProductCard, shows, SkeletonCard, type Card } from '@/entities/product';
import { shop } from '@/shared/config';
import { DrawnMessage, useChunk } from '@/shared/ui';
import { noChoices } from '../model/choices';
import { columnCounts, hasOpening, wideCards } from '../model/opening';
import { selectPageProducts, selectShownChoices } from '../model/selectors';
import { selectSearch } from '../model/slice';
import styles from './Listing.module.scss';
import { searchExtrasChunk } from './SearchField';

/** The id of the tab panel that the tabs control. */
export const LISTING_ID = 'listagem';

/** The number of columns of the widest grid. */
const FIRST_ROW = 4;

const skeletons = Array.from({ length: shop.pageSize }, (_, index) => index);

/** The class of a wide card, by the number of columns in which it is wide. */
const wideClasses = { 2: styles.wideInTwo, 3: styles.wideInThree, 4: styles.wideInFour };

/**
 * Which card is large, and the class of each card that is larger than others. Only the first page of all products has
 * such cards.
 */
function cardPlaces(isStart: boolean, count: number) {
  if (!isStart || !hasOpening(count)) return () => ({});
  const wide = columnCounts.map((columns) => ({
    cards: wideCards(count, columns),
    name: wideClasses[columns],
  }));
  return (index: number) => {
    if (index === 0) return { place: 'largeCard', className: styles.large } as const;
    const names = wide.filter(({ cards }) => cards.has(index)).map(({ name }) => name);
    return names.length > 0 ? ({ place: 'wideCard', className: names.join(' ') } as const) : {};
  };
}

/**
 * The grid of the current page: cards, placeholders until the list has arrived, or a message if it is empty.
 */
export function Listing() {
  const products = useSelector(selectPageProducts);
  const inCart = useSelector(selectCartItems);
  const { category, search, page } = useSelector(selectShownChoices);
  const isStart = category === noChoices.category && search === '' && page === 1;
  const extras = useChunk(searchExtrasChunk, search); // If it does not load, the tabs and the search lead on.
  const placeOf = cardPlaces(isStart, products?.length ?? skeletons.length);
  const note = (card: Card) => (inCart.some(({ id }) => shows(card, id)) ? 'No carrinho' : undefined);
  return (
    <>
      <div
        id={LISTING_ID}
        role="tabpanel"
        aria-label="Produtos"
        aria-busy={!products || undefined}
        className={styles.panel}
      >
        {products?.length === 0 ? (
          <EmptyListing />
        ) : (
          <ul
            key={isStart ? 'start' : 'listing'} // Another list: a card that is in both does not move from one to the other.
            className={isStart ? `${styles.grid} ${styles.start}` : styles.grid}
          >
            {products
              ? products.map((product, index) => (
                  <ProductCard
                    key={`${product.id} ${product.name}`} // A name of fewer lines moves what is below it.
                    product={product}
                    {...placeOf(index)}
                    first={index < FIRST_ROW}
                    note={note(product)}
                  />
                ))
              : skeletons.map((index) => <SkeletonCard key={index} {...placeOf(index)} />)}
          </ul>
        )}
      </div>
      {products?.length === 0 && search !== '' && extras && <extras.Alternatives />}
    </>
  );
}

/** What a shopper can do if the listing is empty. The heading of the page says that a search finds nothing. */
function EmptyListing() {
  const search = useSelector(selectSearch);
  return (
    <DrawnMessage drawing="empty-search">
      <p>
        {search
          ? 'Confira a grafia ou procure por uma palavra só.'
          : 'Ainda não há produtos por aqui. Volte em breve: tem novidade no forno.'}
      </p>
    </DrawnMessage>
  );
}
