import { useSelector } from 'react-redux';
import { ProductCard, selectIsLoading, SkeletonCard } from '@/entities/product';
import { shop } from '@/shared/config';
import { selectPageProducts } from '../model/selectors';
import { EmptyListing } from './EmptyListing';
import styles from './Listing.module.scss';
import { LISTING_ID } from './listingId';

const skeletons = Array.from({ length: shop.pageSize }, (_, index) => index);

/** The grid of the page that is shown: cards, skeletons before the first answer, or kind words. */
export function Listing() {
  const products = useSelector(selectPageProducts);
  const isLoading = useSelector(selectIsLoading);
  return (
    <div id={LISTING_ID} role="tabpanel" aria-label="Produtos" aria-busy={isLoading} className={styles.panel}>
      {!isLoading && products.length === 0 ? (
        <EmptyListing />
      ) : (
        <ul className={styles.grid}>
          {isLoading
            ? skeletons.map((key) => <SkeletonCard key={key} />)
            : products.map((product) => <ProductCard key={product.id} product={product} />)}
        </ul>
      )}
    </div>
  );
}
