import { useSelector } from 'react-redux';
import {
  MOST_RELATED,
  ProductCard,
  selectRelated,
  SkeletonCard,
  versionOf,
  type Card,
  type Product,
} from '@/entities/product';
import styles from './RelatedProducts.module.scss';

const skeletons = Array.from({ length: MOST_RELATED }, (_, index) => index);

const VERSIONS = 'versoes';

type ProductState = Parameters<typeof selectRelated>[0];

/** Other products of the same name, and related products; placeholders until they are known. */
export function RelatedProducts({ product }: { product: Product }) {
  const below = useSelector((state: ProductState) => selectRelated(state, product));
  return (
    <>
      <Products id={VERSIONS} heading="Outras versões" products={below?.versions ?? []} />
      <Products id="relacionados" heading="Você também pode gostar" products={below?.related} />
    </>
  );
}

interface Props {
  id: string;
  heading: string;
  products: readonly Card[] | undefined;
}

function Products({ id, heading, products }: Props) {
  if (products?.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id} aria-busy={!products}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.grid}>
        {products
          ? products.map((each) => (
              <ProductCard
                key={each.id}
                product={each}
                heading="h3"
                note={id === VERSIONS ? versionOf(each) : undefined}
              />
            ))
          : skeletons.map((key) => <SkeletonCard key={key} />)}
      </ul>
    </section>
  );
}
