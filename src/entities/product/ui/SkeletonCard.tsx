import styles from './ProductCard.module.scss';

/** Holds a card's place, in its final size, until the list is there. */
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
