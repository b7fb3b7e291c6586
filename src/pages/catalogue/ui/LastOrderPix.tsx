import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsAfterOrder } from '@/features/catalogue';
import { PixPanel, selectCharge } from '@/features/checkout';
import { formatBRL, marked } from '@/shared/lib';
import styles from './LastOrderPix.module.scss';

/**
 * The Pix of this visit's last order, because its waiting screen is gone after seconds. It is open when that screen has
 * ended, for a shopper who pays at this moment.
 */
export function LastOrderPix() {
  const charge = useSelector(selectCharge);
  const isAfterOrder = useSelector(selectIsAfterOrder);
  const [isOpen, setOpen] = useState(isAfterOrder);
  if (!charge) return null;
  return (
    <details
      className={styles.order}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      {...marked('local', 'open')}
    >
      <summary>{`Ver o código Pix do pedido ${charge.number}, de ${formatBRL(charge.amount)}`}</summary>
      {isOpen && (
        <div className={styles.panel} {...marked('local')}>
          <PixPanel note="O código fica aqui enquanto você não fecha nem recarrega a loja." />
        </div>
      )}
    </details>
  );
}
