import styles from './ProductCard.module.scss';

/** A placeholder of a card's size until the list has arrived. */
export function SkeletonCard() {
  return (
    <li className={styles.card} aria-hidden="true" data-skeleton>
      <div className={styles.link}>
        <div className={styles.ghost} />
        <p className={styles.name}>&nbsp;</p>
        <p className={styles.price}>&nbsp;</p>
      </div>
    </li>
  );
}
