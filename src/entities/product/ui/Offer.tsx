import { formatBRL } from '@/shared/lib';
import type { Product } from '../model/product';
import styles from './Offer.module.scss';

/** The price before, crossed out, and how many percent less it is now; nothing if the product has no such price. */
export function ListPrice({ product }: { product: Product }) {
  const { price_in_cents, list_price_in_cents: before } = product;
  if (!before) return null;
  const percent = Math.floor(100 - (100 * price_in_cents) / before);
  return (
    <p className={styles.before}>
      <s>
        <span className="visually-hidden">antes </span>
        <span>{formatBRL(before)}</span>
      </s>
      {percent > 0 && <strong>{`-${percent}%`}</strong>}
    </p>
  );
}

/** 'Esgotado' on a card's picture. */
export const SoldOut = () => <span className={styles.soldOut}>Esgotado</span>;
