import { addresses, Link } from '@/shared/navigation';
import { Drawing } from '@/shared/ui';
import styles from './CartPage.module.scss';

export function EmptyCart() {
  return (
    <section className={styles.empty}>
      <Drawing name="empty-cart" />
      <h1 className={styles.title} tabIndex={-1}>
        Seu carrinho está vazio
      </h1>
      <p>Continue navegando pela loja ou busque por um produto: tem camiseta e caneca esperando por você.</p>
      <Link to={addresses.catalogue} className="button">
        Adicionar produtos
      </Link>
    </section>
  );
}
