import { useSelector } from 'react-redux';
import { selectNamedItems, selectChanges, selectShipping, selectTotal } from '@/entities/cart';
import { selectOrderNumber } from '../model/orderNumber';
import { whatsAppLink } from '../model/orderText';
import { FinishBar, FinishButton } from './FinishOrder';
import styles from './WhatsAppOrder.module.scss';

interface Props {
  /** The shop's number. */
  whatsapp: string;
}

/**
 * The first of two steps: a link to WhatsApp with the order as a text. The second, 'Finalizar a compra', only
 * empties the cart. The link dispatches nothing: only a person's click follows it, and it changes nothing in
 * the shop. It leads nowhere while the order has an old price, or a product that is no longer sold.
 */
export function WhatsAppOrder({ whatsapp }: Props) {
  const items = useSelector(selectNamedItems);
  const shipping = useSelector(selectShipping);
  const total = useSelector(selectTotal);
  const number = useSelector(selectOrderNumber);
  const changes = useSelector(selectChanges);
  const isOutdated = items.some(({ id, price_in_cents }) => {
    const change = changes.get(id);
    return change && change.product?.price_in_cents !== price_in_cents;
  });
  const send = `button ${styles.send}`;
  const what = isOutdated
    ? '1. O pedido não pode ir pelo WhatsApp com um preço antigo ou um produto que não está mais à venda.'
    : `1. O WhatsApp abre com o pedido ${number} escrito, para você enviar à loja.`;
  const siteUrl = process.env.SITE_URL ?? location.origin;
  return (
    <>
      <FinishBar>
        {isOutdated ? (
          <span role="link" aria-disabled="true" aria-describedby="pedido" tabIndex={0} className={send}>
            Pedir pelo WhatsApp
          </span>
        ) : (
          <a
            href={whatsAppLink(whatsapp, { number, items, shipping, total, siteUrl })}
            target="_blank"
            rel="noopener noreferrer"
            className={send}
            aria-describedby="pedido"
          >
            Pedir pelo WhatsApp
          </a>
        )}
      </FinishBar>
      <p id="pedido" className={styles.what}>
        {what}
      </p>
      <p className={styles.what}>2. “Finalizar a compra” esvazia este carrinho. Não envia nada.</p>
      <FinishButton className={styles.second} />
    </>
  );
}
