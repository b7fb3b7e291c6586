import { useDispatch, useSelector } from 'react-redux';
import {
  orderPlaced,
  selectChanges,
  selectIsCartEmpty,
  selectShipping,
  selectSubtotal,
  selectTotal,
} from '@/entities/cart';
import { ownLinks, shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { GivenLink } from '@/shared/navigation';
import cartPage from './CartPage.module.scss';
import styles from './OrderSummary.module.scss';
import { WhatsAppOrder } from './WhatsAppOrder';

const links = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'] as const;

export function OrderSummary() {
  const subtotal = useSelector(selectSubtotal);
  const shipping = useSelector(selectShipping);
  const total = useSelector(selectTotal);
  const isEmpty = useSelector(selectIsCartEmpty);
  const hasChanges = useSelector(selectChanges).size > 0;
  const dispatch = useDispatch();
  const finish = (className: string) => (
    <button type="button" className={className} disabled={isEmpty} onClick={() => dispatch(orderPlaced())}>
      Finalizar a compra
    </button>
  );
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
      <p role="status" className={cartPage.notice}>
        {hasChanges && 'Algo mudou na loja: atualize ou remova o que está marcado.'}
      </p>
      {/* The build leaves out the order by WhatsApp, with its styles, if no number is set. */}
      {process.env.HAS_WHATSAPP && shop.whatsapp && !isEmpty ? (
        <WhatsAppOrder whatsapp={shop.whatsapp} finish={finish} />
      ) : (
        finish('button')
      )}
      <div className={styles.links}>
        {/* These links have no destination, unless the owner gives them one. */}
        {links.map(
          (text) =>
            (process.env.OWN_LINKS && ownLink(text)) || (
              <span key={text} role="link" aria-disabled="true">
                {text}
              </span>
            ),
        )}
      </div>
    </section>
  );
}

/** The link with the destination that the owner gives it. */
function ownLink(text: string) {
  const link = ownLinks.find(({ label }) => label === text);
  return link && <GivenLink key={text} link={link} />;
}
