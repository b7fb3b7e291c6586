import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productAdded, selectIsInCart, type CartRootState } from '@/entities/cart';
import { isInStock, versionOf, type Product } from '@/entities/product';
import { addresses } from '@/shared/addresses';
import { marked } from '@/shared/lib';
import { Link } from '@/shared/navigation';
import { Icon } from '@/shared/ui';
import { inStockInstead, type Choice } from '../model/versionChoices';
import styles from './BuyBar.module.scss';

interface Props {
  product: Product;
  /** What a shopper chooses among the product's variants; empty if it has none. */
  choices: readonly Choice[];
  /** Leads to the choices. */
  onVersionPressed: () => void;
}

/**
 * The button that adds a product to the cart, what is bought, and a link to the cart if the product is in it: a
 * second add raises an alert. It sticks to the window's lower edge; on a phone, with the price beside the button.
 */
export function BuyBar({ product, choices, onVersionPressed }: Props) {
  const dispatch = useDispatch();
  const soldOutNote = useId();
  const inCartNote = useId();
  const isInCart = useSelector((state: CartRootState) => selectIsInCart(state, product.id));
  const isSoldOut = !isInStock(product);
  const instead = inStockInstead(choices);
  const notes = [isSoldOut && soldOutNote, isInCart && inCartNote].filter(Boolean).join(' ');
  const hasChoices = choices.length > 0;
  return (
    <div
      className={styles.bar}
      {...marked('price', product.priceFormatted)}
      {...marked('version', hasChoices ? undefined : versionOf(product))}
    >
      <div className={styles.inCart}>
        {isInCart && (
          <Link
            id={inCartNote}
            to={addresses.cart}
            className={styles.link}
            aria-label="No carrinho: ver o carrinho"
          >
            <Icon name="check" />
            No carrinho
          </Link>
        )}
      </div>
      {isSoldOut && (
        <p id={soldOutNote} className={styles.soldOut}>
          <strong>{instead ? 'Esgotado.' : 'Esgotado'}</strong>
          {instead && <span>{` ${instead}`}</span>}
        </p>
      )}
      {hasChoices && <VersionButton product={product} onPress={onVersionPressed} />}
      <button
        type="button"
        className={`button ${styles.add}`}
        disabled={isSoldOut}
        aria-describedby={notes || undefined}
        onClick={() => dispatch(productAdded(product))}
      >
        ADICIONAR AO CARRINHO
      </button>
    </div>
  );
}

interface VersionButtonProps {
  product: Product;
  onPress: () => void;
}

/** 'Areia, tamanho P', or 'Areia, P' beside the price on a phone: what is bought, and the way to the choices. */
function VersionButton({ product, onPress }: VersionButtonProps) {
  const { color, size, name, priceFormatted } = product;
  return (
    <button type="button" className={styles.version} {...marked('price', priceFormatted)} onClick={onPress}>
      {color && <span>{size ? `${color}, ` : color}</span>}
      {size && <span className={styles.word}>tamanho </span>}
      {size && <span>{size}</span>}
      {!color && !size && <span>{name}</span>}
    </button>
  );
}
