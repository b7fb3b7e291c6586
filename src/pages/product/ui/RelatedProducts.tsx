import { useSelector } from 'react-redux';
import { MOST_RELATED, ProductCard, selectRelated, SkeletonCard, type Product } from '@/entities/product';
import styles from './RelatedProducts.module.scss';

const skeletons = Array.from({ length: MOST_RELATED }, (_, index) => index);

type ProductState = Parameters<typeof selectRelated>[0];

/** Related products; placeholders until they are known. */
export function RelatedProducts({ product }: { product: Product }) {
  const related = useSelector((state: ProductState) => selectRelated(state, product));
  if (related?.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="relacionados" aria-busy={!related}>
      <h2 id="relacionados" className={styles.heading}>
        Você também pode gostar
      </h2>
      <ul className={styles.grid}>
        {related
          ? related.map((each) => <ProductCard key={each.id} product={each} heading="h3" />)
          : skeletons.map((key) => <SkeletonCard key={key} />)}
      </ul>
    </section>
  );
}
