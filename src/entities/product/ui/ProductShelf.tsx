import { MOST_RELATED } from '../model/related';
import type { Card } from '../model/variants';
import { ProductCard, SkeletonCard } from './ProductCard';
import styles from './ProductShelf.module.scss';

const skeletons = Array.from({ length: MOST_RELATED }, (_, index) => index);

interface Props {
  id: string;
  heading: string;
  /** Undefined until they are known: placeholders are shown. */
  products: readonly Card[] | undefined;
}

/** A row of cards below a heading; nothing if there are no products. */
export function ProductShelf({ id, heading, products }: Props) {
  if (products?.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id} aria-busy={!products}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.grid}>
        {products
          ? products.map((product) => (
              <ProductCard key={product.id} product={product} place="shelf" heading="h3" />
            ))
          : skeletons.map((key) => <SkeletonCard key={key} />)}
      </ul>
    </section>
  );
}
