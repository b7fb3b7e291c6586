import { useSelector } from 'react-redux';
import { selectCartCount } from '@/entities/cart';
import { SearchForm } from '@/features/catalogue';
import { shop } from '@/shared/config';
import { addresses, Link } from '@/shared/navigation';
import { Icon } from '@/shared/ui';
import styles from './Header.module.scss';

/** It has the cart link twice, for wide and narrow windows. The style sheet shows one of them. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={addresses.catalogue} className={styles.logo} startsOver>
          {shop.name}
        </Link>
        <div className={styles.mobile}>
          <CartLink />
        </div>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.desktop}>
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function CartLink() {
  const count = useSelector(selectCartCount);
  return (
    <Link to={addresses.cart} className={styles.cart}>
      <Icon name="cart" />
      <span className="visually-hidden">Carrinho, </span>
      {/* Its key makes it new, so that it appears. */}
      <span key={count} className={styles.badge} data-saved="cart">
        {count}
      </span>
      <span className="visually-hidden">{count === 1 ? ' produto' : ' produtos'}</span>
    </Link>
  );
}
