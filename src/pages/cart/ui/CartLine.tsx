import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  itemUpdated,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  selectLargestQuantity,
  selectOpenQuantityMenu,
  selectVersion,
  type CartRootState,
  type Change,
  type NamedItem,
} from '@/entities/cart';
import { ProductPicture, type ProductRootState } from '@/entities/product';
import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { productAddress } from '@/shared/addresses';
import { Link } from '@/shared/navigation';
import { Icon, Select } from '@/shared/ui';
import styles from './CartLine.module.scss';
import cartPage from './CartPage.module.scss';
import { foldingLine } from './foldLines';

const quantities = Array.from({ length: shop.quantityLimit }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

interface Props {
  item: NamedItem;
  /** How it differs from the list. */
  change: Change | undefined;
}

export function CartLine({ item, change }: Props) {
  const { id, name, description, quantity, price_in_cents, total } = item;
  const version = useSelector((state: CartRootState & ProductRootState) => selectVersion(state, id));
  const largest = useSelector((state: ProductRootState) => selectLargestQuantity(state, id));
  const openMenu = useSelector(selectOpenQuantityMenu);
  const dispatch = useDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const product = change?.product;
  return (
    <li ref={foldingLine} className={styles.line}>
      <div className={styles.picture}>
        <Link to={productAddress(id)} tabIndex={-1} aria-hidden="true">
          <ProductPicture product={item} isNamed={false} />
        </Link>
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link ref={link} to={productAddress(id)}>
            {name}
          </Link>
        </h2>
        <button type="button" className={styles.remove} onClick={() => dispatch(productRemoved(id))}>
          <Icon name="trash" />
          <span>Remover</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
        <p className={styles.description}>
          {version && <strong>{description ? `${version} · ` : version}</strong>}
          {description && <span>{description}</span>}
        </p>
        {change && (
          <div className={cartPage.notice}>
            <span role="note">{change.text}</span>
            {product && (
              <button
                type="button"
                className={cartPage.action}
                aria-label={`Atualizar ${name}`}
                onClick={() => {
                  dispatch(itemUpdated(product));
                  link.current?.focus(); // The button is gone.
                }}
              >
                Atualizar
              </button>
            )}
          </div>
        )}
        <div className={styles.quantity}>
          <span className={styles.label} aria-hidden="true">
            Quantidade
          </span>
          <Select
            label={`Quantidade de ${name}`}
            options={quantities.slice(0, largest)}
            value={quantity}
            valueLabel={String(quantity)}
            open={openMenu === id}
            onToggle={() => dispatch(quantityMenuToggled(id))}
            onChoose={(chosen) => dispatch(quantityChanged({ id, quantity: chosen }))}
          >
            <span>{quantity}</span>
            <Icon name="down" />
          </Select>
        </div>
        {quantity > 1 && (
          <p className={styles.each}>
            <span>{formatBRL(price_in_cents)}</span>
            <span> cada</span>
          </p>
        )}
        <p className={styles.price}>{formatBRL(total)}</p>
      </div>
    </li>
  );
}
