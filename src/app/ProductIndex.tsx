import type { ProductRow } from '@/entities/product';
import { shop } from '@/shared/config';
import { formatBRL, withBase } from '@/shared/lib';
import { addresses, productAddress } from '@/shared/navigation';
import styles from './layout/Layout.module.scss';

/** All prerendered products, for a browser without scripts: its catalogue has only the first page. */
export function ProductIndex({ rows }: { rows: readonly ProductRow[] }) {
  return (
    <>
      <title>{`Todos os produtos | ${shop.name}`}</title>
      <main className={styles.main}>
        <p>
          <a href={withBase(addresses.catalogue)}>{shop.name}</a>
        </p>
        <h1>Todos os produtos</h1>
        <ul>
          {rows.map(({ id, name, category, price_in_cents }) => (
            <li key={id}>
              <a href={withBase(productAddress(id))}>{name}</a>, {shop.categories[category].one},{' '}
              {formatBRL(price_in_cents)}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
