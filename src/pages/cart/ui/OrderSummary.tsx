import { useSelector } from 'react-redux';
import {
  deliveryPrice,
  selectChanges,
  selectIsCartEmpty,
  selectMissingForFreeShipping,
  selectShipping,
  selectSubtotal,
  selectTotal,
} from '@/entities/cart';
import { priceLine, selectDateOfList } from '@/entities/product';
import { OrderTerms, writtenDate } from '@/features/checkout';
import { WhatsAppLink, WhatsAppSteps } from '@/features/whatsappOrder';
import { orderPages, ownLinkTo, shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { GivenLink } from '@/shared/navigation';
import { useChanges } from '@/shared/ui';
import cartPage from './CartPage.module.scss';
import { FinishBar, FinishButton, FinishWithPix } from './FinishBar';
import styles from './OrderSummary.module.scss';

export function OrderSummary() {
  const subtotal = useSelector(selectSubtotal);
  const shipping = useSelector(selectShipping);
  const total = useSelector(selectTotal);
  const totals = useChanges(total);
  const missing = useSelector(selectMissingForFreeShipping);
  const isEmpty = useSelector(selectIsCartEmpty);
  const hasChanges = useSelector(selectChanges).size > 0;
  const date = useSelector(selectDateOfList);
  const line = isEmpty ? '' : priceLine(subtotal, shipping);
  const whatsapp = !isEmpty && shop.whatsapp;
  return (
    <section className={styles.summary} aria-labelledby="resumo">
      <h2 id="resumo" className={styles.heading}>
        Resumo do pedido
      </h2>
      {date && <p className={styles.printed}>{`Preços de ${writtenDate(date)}`}</p>}
      <dl className={styles.amounts}>
        <div>
          <dt>Subtotal de produtos</dt>
          <dd>{formatBRL(subtotal)}</dd>
        </div>
        <div>
          <dt>Entrega</dt>
          <dd>{deliveryPrice(shipping)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd key={totals} className={totals > 0 ? cartPage.changed : undefined}>
            {formatBRL(total)}
          </dd>
        </div>
      </dl>
      {line && <p className={styles.ways}>{line}</p>}
      {missing > 0 && <p className={styles.lacking}>{`Faltam ${formatBRL(missing)} para frete grátis.`}</p>}
      <p role="status" className={cartPage.notice}>
        {hasChanges && 'Algo mudou na loja: atualize ou remova o que está marcado.'}
      </p>
      <FinishBar>
        {whatsapp ? <WhatsAppLink whatsapp={whatsapp} /> : shop.pix ? <FinishWithPix /> : <FinishButton />}
      </FinishBar>
      {whatsapp && <WhatsAppSteps />}
      <OrderTerms orderedAt={date} inLines />
      <div className={styles.links}>
        {orderPages.map((page) => {
          const link = ownLinkTo(page);
          if (link) return <GivenLink key={page} link={link} />;
          return (
            <span key={page} role="link" aria-disabled="true">
              {page}
            </span>
          );
        })}
      </div>
    </section>
  );
}
