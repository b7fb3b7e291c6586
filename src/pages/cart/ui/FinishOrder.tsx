import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { orderPlaced, selectIsCartEmpty, selectTotal } from '@/entities/cart';
import { formatBRL } from '@/shared/lib';
import styles from './FinishOrder.module.scss';
import { UndoOffer } from './UndoOffer';

/** What ends a purchase. In a narrow window it sticks to the window's lower edge, beside the total and below 'Desfazer'. */
export function FinishBar({ children }: { children: ReactNode }) {
  const total = useSelector(selectTotal);
  const isEmpty = useSelector(selectIsCartEmpty);
  return (
    <div className={styles.bar} data-total={isEmpty ? undefined : formatBRL(total)}>
      <UndoOffer />
      {children}
    </div>
  );
}

export function FinishButton() {
  const isEmpty = useSelector(selectIsCartEmpty);
  const dispatch = useDispatch();
  return (
    <button type="button" className="button" disabled={isEmpty} onClick={() => dispatch(orderPlaced())}>
      Finalizar a compra
    </button>
  );
}
