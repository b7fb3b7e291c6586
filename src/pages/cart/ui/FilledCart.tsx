import { useSelector } from 'react-redux';
import { selectNamedItems, selectChanges, selectSubtotal } from '@/entities/cart';
import { countProducts, formatBRL } from '@/shared/lib';
import { addresses, Link } from '@/shared/navigation';
import { CartLine } from './CartLine';
import styles from './CartPage.module.scss';

export function FilledCart() {
  const items = useSelector(selectNamedItems);
  const changes = useSelector(selectChanges);
  const subtotal = useSelector(selectSubtotal);
  return (
    <section>
      <h1 tabIndex={-1}>SEU CARRINHO</h1>
      <p className={styles.total} role="status">
        <strong>{`Total (${countProducts(items.length)}) ${formatBRL(subtotal)}`}</strong>
        <small className={styles.without}>sem o frete</small>
      </p>
      <ul className={styles.lines}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} change={changes.get(item.id)} />
        ))}
      </ul>
      <Link to={addresses.catalogue} className={styles.more}>
        Continuar comprando
      </Link>
    </section>
  );
}
