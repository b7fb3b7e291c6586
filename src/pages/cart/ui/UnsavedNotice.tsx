import { useSelector } from 'react-redux';
import { selectIsUnsaved } from '@/entities/cart';
import styles from './CartPage.module.scss';

/** Warns that the browser does not save the cart, so that a reload would lose it. */
export function UnsavedNotice() {
  const isUnsaved = useSelector(selectIsUnsaved);
  return (
    <p role="status" className={styles.notice}>
      {isUnsaved &&
        'Seu carrinho não está sendo salvo neste navegador: finalize a compra antes de fechar ou recarregar a página.'}
    </p>
  );
}
