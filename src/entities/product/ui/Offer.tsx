import { formatBRL } from '@/shared/lib';
import type { Details } from '../model/fields';
import styles from './Offer.module.scss';

/** The price before, crossed out; nothing if there is none. */
export function ListPrice({ product }: { product: Details }) {
  if (!product.list_price_in_cents) return null;
  return (
    <s className={styles.before}>
      <span className="visually-hidden">antes </span>
      <span>{formatBRL(product.list_price_in_cents)}</span>
    </s>
  );
}

/** 'Esgotado' on a card's picture. */
export const SoldOut = () => <span className={styles.soldOut}>Esgotado</span>;
