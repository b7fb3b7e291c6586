import { useSelector } from 'react-redux';
import { selectCartItems } from '@/entities/cart';
import { ProductCard, shows, SkeletonCard, type Card } from '@/entities/product';
import { shop } from '@/shared/config';
import { DrawnMessage, useChunk } from '@/shared/ui';
import { noChoices, shortened } from '../model/choices';
import { selectPageProducts, selectShownChoices } from '../model/selectors';
import { selectSearch } from '../model/slice';
import styles from './Listing.module.scss';
import { searchExtrasChunk } from './SearchField';

/** The id of the tab panel that the tabs control. */
export const LISTING_ID = 'listagem';

/** The number of columns of the widest grid. */
const FIRST_ROW = 4;

const skeletons = Array.from({ length: shop.pageSize }, (_, index) => index);

/**
 * The grid of the current page: cards, placeholders until the list has arrived, or a message if it is empty.
 */
export function Listing() {
  const products = useSelector(selectPageProducts);
  const inCart = useSelector(selectCartItems);
  const { category, search, page } = useSelector(selectShownChoices);
  const isStart = category === noChoices.category && search === '' && page === 1;
  const extras = useChunk(searchExtrasChunk, search); // If it does not load, the tabs and the search lead on.
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
          <ul className={isStart ? `${styles.grid} ${styles.start}` : styles.grid}>
            {products
              ? products.map((product, index) => (
                  <ProductCard
                    key={`${product.id} ${product.name}`} // A name of fewer lines moves what is below it.
                    product={product}
                    first={index < FIRST_ROW}
                    note={note(product)}
                  />
                ))
              : skeletons.map((key) => <SkeletonCard key={key} />)}
          </ul>
        )}
      </div>
      {products?.length === 0 && search !== '' && extras && <extras.Alternatives />}
    </>
  );
}

/** Says why the listing is empty, in the heading of the page. */
function EmptyListing() {
  const search = useSelector(selectSearch);
  const heading = search ? (
    <span>
      Nada encontrado para “<bdi>{shortened(search)}</bdi>”
    </span>
  ) : (
    'Ainda não há produtos por aqui'
  );
  return (
    <DrawnMessage drawing="empty-search" heading={heading}>
      <p>
        {search
          ? 'Confira a grafia ou procure por uma palavra só.'
          : 'Volte em breve: tem novidade no forno.'}
      </p>
    </DrawnMessage>
  );
}
