import { useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  orderPlaced,
  pixChargeOf,
  removalUndone,
  selectIsCartEmpty,
  selectRemovedName,
  selectShipping,
  selectSubtotal,
  selectTotal,
  type PlacedOrder,
} from '@/entities/cart';
import { selectOrderNumber } from '@/features/whatsappOrder';
import { formatBRL, marked } from '@/shared/lib';
import { useFocusAfter } from '@/shared/ui';
import cartPage from './CartPage.module.scss';
import styles from './FinishBar.module.scss';

/** What ends a purchase. In a narrow window it sticks to the window's lower edge, beside the total and below 'Desfazer'. */
export function FinishBar({ children }: { children: ReactNode }) {
  const total = useSelector(selectTotal);
  const isEmpty = useSelector(selectIsCartEmpty);
  return (
    <div className={styles.bar} {...(!isEmpty && marked('total', formatBRL(total)))}>
      <UndoOffer />
      {children}
    </div>
  );
}

/** @param props.order what later steps need of the order */
export function FinishButton({ order }: { order?: PlacedOrder | undefined }) {
  const isEmpty = useSelector(selectIsCartEmpty);
  const dispatch = useDispatch();
  return (
    <button type="button" className="button" disabled={isEmpty} onClick={() => dispatch(orderPlaced(order))}>
      Finalizar a compra
    </button>
  );
}

/** The same button of a shop that is paid by Pix. */
export function FinishWithPix() {
  const number = useSelector(selectOrderNumber);
  const subtotal = useSelector(selectSubtotal);
  const shipping = useSelector(selectShipping);
  const charge = pixChargeOf(number, subtotal, shipping);
  return <FinishButton order={charge && { charge }} />;
}

/** The offer to put the last removed item back. */
function UndoOffer() {
  const name = useSelector(selectRemovedName);
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(name, button);
  return (
    <div role="status" className={styles.undo}>
      {name !== undefined && (
        <>
          <span>
            <bdi>{name}</bdi> saiu do carrinho.
          </span>
          <button
            ref={button}
            type="button"
            className={cartPage.action}
            aria-label={`Desfazer a remoção de ${name}`}
            onClick={() => dispatch(removalUndone())}
          >
            Desfazer
          </button>
        </>
      )}
    </div>
  );
}
