import { shop } from '@/shared/config';
import { BackButton } from '@/shared/navigation';
import styles from './ProductPage.module.scss';

/** The product page until the list has arrived. */
export function ProductFrame() {
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
