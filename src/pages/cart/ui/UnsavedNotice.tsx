import { useSelector } from 'react-redux';
import { selectIsUnsaved } from '@/entities/cart';
import styles from './CartPage.module.scss';

/** Tells that a reload would lose the cart, because the browser does not keep it, and what to do. */
export function UnsavedNotice() {
  const isUnsaved = useSelector(selectIsUnsaved);
  return (
    <p role="status" className={styles.unsaved}>
      {isUnsaved &&
        'Seu carrinho não está sendo salvo neste navegador: para não perder nada, finalize a compra antes de fechar ou recarregar a página.'}
    </p>
  );
}
