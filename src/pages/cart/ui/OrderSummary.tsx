import { useDispatch, useSelector } from 'react-redux';
import { orderPlaced, selectIsCartEmpty, selectShipping, selectSubtotal, selectTotal } from '@/entities/cart';
import { formatBRL } from '@/shared/lib';
import styles from './OrderSummary.module.scss';
import { WhatsAppOrder } from './WhatsAppOrder';

const links = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'];

export function OrderSummary() {
  const subtotal = useSelector(selectSubtotal);
  const shipping = useSelector(selectShipping);
  const total = useSelector(selectTotal);
  const isEmpty = useSelector(selectIsCartEmpty);
  const dispatch = useDispatch();
  return (
    <section className={styles.summary} aria-labelledby="resumo">
      <h2 id="resumo" className={styles.heading}>
        Resumo do pedido
      </h2>
      <dl className={styles.amounts}>
        <div>
          <dt>Subtotal de produtos</dt>
          <dd>{formatBRL(subtotal)}</dd>
        </div>
        <div>
          <dt>Entrega</dt>
          <dd>{formatBRL(shipping)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatBRL(total)}</dd>
        </div>
      </dl>
      <button type="button" className="button" disabled={isEmpty} onClick={() => dispatch(orderPlaced())}>
        Finalizar a compra
      </button>
      {/* The build leaves this out where the setting is empty. */}
      {process.env.WHATSAPP && !isEmpty && <WhatsAppOrder number={process.env.WHATSAPP} />}
      {/* The specification gives these links no destination. */}
      <div className={styles.links}>
        {links.map((text) => (
          <span key={text} role="link" aria-disabled="true">
            {text}
          </span>
        ))}
      </div>
    </section>
  );
}
