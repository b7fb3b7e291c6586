import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectIsAnswered, selectProductMatching, type ProductRootState } from '@/entities/product';
import { shop } from '@/shared/config';
import { BackButton } from '@/shared/navigation';
import { ProductDetails } from './ProductDetails';
import styles from './ProductPage.module.scss';

const nothing = '';

export function ProductPage() {
  const { productId = '' } = useParams(); // Perhaps only a part of an id.
  const product = useSelector((state: ProductRootState) => selectProductMatching(state, productId));
  const isAnswered = useSelector(selectIsAnswered);
  if (product) return <ProductDetails product={product} />;
  if (!isAnswered) return <ProductFrame />;
  // An unknown product shows nothing (docs/specification.md, section 2), but a screen reader reads a heading.
  return (
    <>
      <title>{`Produto não encontrado | ${shop.name}`}</title>
      <h1 tabIndex={-1} aria-label="Produto não encontrado">
        {nothing}
      </h1>
    </>
  );
}

/** The product page until the list has arrived. */
function ProductFrame() {
  return (
    <div className={styles.page}>
      <title>{shop.name}</title>
      <div className={styles.top}>
        <BackButton />
      </div>
      <article className={styles.product} aria-busy="true">
        <div className={styles.ghost} />
        <div className={styles.text}>
          <h1 tabIndex={-1}>Carregando o produto</h1>
        </div>
      </article>
    </div>
  );
}
