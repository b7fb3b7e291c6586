import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectCartCount } from '@/entities/cart';
import { SearchForm } from '@/features/catalogue';
import { shop } from '@/shared/config';
import { addresses } from '@/shared/addresses';
import { marked } from '@/shared/lib';
import { Link } from '@/shared/navigation';
import { Icon, useChanges } from '@/shared/ui';
import styles from './Header.module.scss';

/** It has the cart link twice, for wide and narrow windows. The style sheet shows one of them. */
export function Header() {
  return (
    <>
      <SkipLink />
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
    </>
  );
}

function CartLink() {
  const count = useSelector(selectCartCount);
  const changes = useChanges(count);
  const badge = changes > 0 ? `${styles.badge} ${styles.changed}` : styles.badge;
  return (
    <Link to={addresses.cart} className={styles.cart}>
      <Icon name="cart" />
      <span className="visually-hidden">Carrinho, </span>
      {/* With another key React makes a new badge, so the animation of its appearance runs for each new count. */}
      <span key={changes} className={badge} {...marked('saved', 'cart')}>
        {count}
      </span>
      <span className="visually-hidden">{count === 1 ? ' produto' : ' produtos'}</span>
    </Link>
  );
}

/**
 * Lets keyboard users skip the header. It moves the focus by script, because a link to '#…' would add a
 * history entry.
 */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  };
  return (
    <a href="#conteudo" className={styles.skip} onClick={skip}>
      Pular para o conteúdo
    </a>
  );
}
