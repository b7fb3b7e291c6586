import { useSelector } from 'react-redux';
import { ProductCard, SkeletonCard } from '@/entities/product';
import { shop } from '@/shared/config';
import { selectPageProducts } from '../model/selectors';
import { EmptyListing } from './EmptyListing';
import styles from './Listing.module.scss';
import { LISTING_ID } from './listingId';

/** How many products the widest grid shows in a row. */
const FIRST_ROW = 4;

const skeletons = Array.from({ length: shop.pageSize }, (_, index) => index);

/**
 * The grid of the page that is shown: cards, placeholders before the list has arrived, or a message when it is empty. A
 * card's key is its place and not its product: another listing then only changes texts, addresses and pictures, which
 * is quicker than new elements.
 */
export function Listing() {
  const products = useSelector(selectPageProducts);
  return (
    <div id={LISTING_ID} role="tabpanel" aria-label="Produtos" aria-busy={!products} className={styles.panel}>
      {products?.length === 0 ? (
        <EmptyListing />
      ) : (
        <ul className={styles.grid}>
          {products
            ? products.map((product, place) => (
                <ProductCard key={place} product={product} first={place < FIRST_ROW} />
              ))
            : skeletons.map((key) => <SkeletonCard key={key} />)}
        </ul>
      )}
    </div>
  );
}
