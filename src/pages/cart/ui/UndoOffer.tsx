import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { removalUndone, selectRemovedName } from '@/entities/cart';
import { useFocusAfter } from '@/shared/ui';
import cartPage from './CartPage.module.scss';
import styles from './FinishOrder.module.scss';

/** The offer to put the last removed item back. */
export function UndoOffer() {
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
