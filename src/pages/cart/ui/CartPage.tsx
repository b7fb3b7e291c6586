import { useSelector } from 'react-redux';
import { selectIsCartEmpty } from '@/entities/cart';
import { shop } from '@/shared/config';
import { BackButton } from '@/shared/navigation';
import styles from './CartPage.module.scss';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import { OrderSummary } from './OrderSummary';
import { UnsavedNotice } from './UnsavedNotice';

export function CartPage() {
  const isEmpty = useSelector(selectIsCartEmpty);
  return (
    <>
      <title>{`Carrinho | ${shop.name}`}</title>
      <BackButton />
      <div className={styles.cart} data-saved="cart">
        <div className={styles.main}>
          <UnsavedNotice />
          {isEmpty ? <EmptyCart /> : <FilledCart />}
        </div>
        <OrderSummary />
      </div>
    </>
  );
}
