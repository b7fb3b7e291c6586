import { useSelector } from 'react-redux';
import {
  selectChanges,
  selectIsCartEmpty,
  selectMissingForFreeShipping,
  selectShipping,
  selectSubtotal,
  selectTotal,
} from '@/entities/cart';
import { OrderTerms } from '@/features/checkout';
import { ownLinks, shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { GivenLink } from '@/shared/navigation';
import { deliveryPrice } from '../model/orderText';
import cartPage from './CartPage.module.scss';
import { FinishBar, FinishButton } from './FinishOrder';
import styles from './OrderSummary.module.scss';
import { WhatsAppLink, WhatsAppSteps } from './WhatsAppOrder';

const links = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'] as const;

export function OrderSummary() {
  const subtotal = useSelector(selectSubtotal);
  const shipping = useSelector(selectShipping);
  const total = useSelector(selectTotal);
  const missing = useSelector(selectMissingForFreeShipping);
  const isEmpty = useSelector(selectIsCartEmpty);
  const hasChanges = useSelector(selectChanges).size > 0;
  const whatsapp = !isEmpty && shop.whatsapp;
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
          <dd>{deliveryPrice(shipping)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatBRL(total)}</dd>
        </div>
      </dl>
      {missing > 0 && <p className={styles.lacking}>{`Faltam ${formatBRL(missing)} para frete grátis.`}</p>}
      <p role="status" className={cartPage.notice}>
        {hasChanges && 'Algo mudou na loja: atualize ou remova o que está marcado.'}
      </p>
      <FinishBar>{whatsapp ? <WhatsAppLink whatsapp={whatsapp} /> : <FinishButton />}</FinishBar>
      {whatsapp && <WhatsAppSteps />}
      <OrderTerms />
      <div className={styles.links}>
        {links.map((text) => (
          <FooterLink key={text} text={text} />
        ))}
      </div>
    </section>
  );
}

/** It has no destination, unless the owner gives it one. */
function FooterLink({ text }: { text: string }) {
  const link = process.env.OWN_LINKS && ownLinks.find(({ label }) => label === text);
  if (link) return <GivenLink link={link} />;
  return (
    <span role="link" aria-disabled="true">
      {text}
    </span>
  );
}
