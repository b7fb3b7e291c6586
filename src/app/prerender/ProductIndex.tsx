import { Provider } from 'react-redux';
import type { ProductRow } from '@/entities/product';
import { shop } from '@/shared/config';
import { formatBRL, withBase } from '@/shared/lib';
import { productAddress } from '@/shared/navigation';
import { Footer } from '../layout/Footer';
import { Header } from '../layout/Header';
import styles from '../layout/Layout.module.scss';
import { SkipLink } from '../layout/SkipLink';
import type { AppStore } from '../redux/makeStore';

interface Props {
  rows: readonly ProductRow[];
  /** For the header, whose links and search work without scripts, too. */
  store: AppStore;
}

/** All prerendered products, for a browser without scripts: its catalogue has only the first page. */
export function ProductIndex({ rows, store }: Props) {
  return (
    <Provider store={store}>
      <title>{`Todos os produtos | ${shop.name}`}</title>
      <SkipLink />
      <Header />
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        <h1>Todos os produtos</h1>
        <ul className={styles.index}>
          {rows.map(({ id, name, category, price_in_cents, stock }) => (
            <li key={id}>
              <a href={withBase(productAddress(id))}>{name}</a>, {shop.categories[category]?.one},{' '}
              {formatBRL(price_in_cents)}
              {stock === 0 && ', esgotado'}
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </Provider>
  );
}
