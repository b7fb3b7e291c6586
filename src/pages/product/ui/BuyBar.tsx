import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productAdded, selectIsInCart, type CartRootState } from '@/entities/cart';
import { isInStock, versionOf, type Product } from '@/entities/product';
import { addresses } from '@/shared/addresses';
import { marked } from '@/shared/lib';
import { Link } from '@/shared/navigation';
import { Icon } from '@/shared/ui';
import styles from './BuyBar.module.scss';

/**
 * The button that adds a product to the cart, and a link to the cart if the product is in it: a second add
 * raises an alert. It sticks to the window's lower edge; on a phone, with the price and the version beside it.
 */
export function BuyBar({ product }: { product: Product }) {
  const dispatch = useDispatch();
  const note = useId();
  const isInCart = useSelector((state: CartRootState) => selectIsInCart(state, product.id));
  const isSoldOut = !isInStock(product);
  return (
    <div
      className={styles.bar}
      {...marked('price', product.priceFormatted)}
      {...marked('version', versionOf(product))}
    >
      <div id={note} className={styles.note}>
        {isSoldOut && (
          <strong>
            Esgotado<span className="visually-hidden">: não pode ser comprado agora</span>
          </strong>
        )}
        {isInCart && (
          <Link to={addresses.cart} className={styles.link}>
            <Icon name="check" />
            No carrinho
            <span className="visually-hidden">: ver o carrinho</span>
          </Link>
        )}
      </div>
      <button
        type="button"
        className="button"
        disabled={isSoldOut}
        aria-describedby={isInCart || isSoldOut ? note : undefined}
        onClick={() => dispatch(productAdded(product))}
      >
        ADICIONAR AO CARRINHO
      </button>
    </div>
  );
}
