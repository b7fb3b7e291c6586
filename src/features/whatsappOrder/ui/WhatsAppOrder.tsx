import { useDispatch, useSelector } from 'react-redux';
import {
  orderPlaced,
  orderUndone,
  pixChargeOf,
  selectCartItems,
  selectChanges,
  selectNamedItems,
  selectShipping,
  selectSubtotal,
} from '@/entities/cart';
import { shop } from '@/shared/config';
import { useCopy } from '@/shared/ui';
import { selectOrderNumber } from '../model/orderNumber';
import { orderMessage, whatsAppLink, type OrderMessage } from '../model/orderText';
import {
  orderQuestioned,
  selectIsQuestioned,
  selectOrdered,
  type WhatsAppOrderRootState,
} from '../model/slice';
import styles from './WhatsAppOrder.module.scss';

const send = `button ${styles.send}`;

/**
 * The first of two steps: a link to WhatsApp with the order as a text. It changes nothing in the shop, and leads nowhere
 * while the order has an old price or a product that is no longer sold. The second step, 'Finalizar a compra', empties
 * the cart after a question.
 * @param props.whatsapp the shop's number
 */
export function WhatsAppLink({ whatsapp }: { whatsapp: string }) {
  const message = useMessage();
  if (useIsOutdated())
    return (
      <span role="link" aria-disabled="true" aria-describedby="pedido" tabIndex={0} className={send}>
        Pedir pelo WhatsApp
      </span>
    );
  const address = whatsAppLink(whatsapp, message);
  // The key removes what was said of another order.
  if (message.isPasted) return <CopyingLink key={message.text} address={address} text={message.text} />;
  return <LinkToWhatsApp address={address} />;
}

/** Copies an order that is too long for a link, and opens WhatsApp, where the shopper pastes it. */
function CopyingLink({ address, text }: { address: string; text: string }) {
  const { copy, answer } = useCopy({
    copied: 'Pedido copiado. Cole-o na conversa do WhatsApp e envie.',
    notCopied: 'O navegador não deixou copiar. Copie o pedido daqui, cole-o na conversa do WhatsApp e envie:',
    field: 'Pedido para o WhatsApp',
    rows: 4,
  });
  return (
    <>
      <LinkToWhatsApp address={address} onClick={() => void copy(text)} />
      {answer}
    </>
  );
}

function LinkToWhatsApp({ address, onClick }: { address: string; onClick?: () => void }) {
  return (
    <a
      href={address}
      onClick={onClick}
      target="_blank"
      rel="noopener noreferrer"
      className={send}
      aria-describedby="pedido"
    >
      Pedir pelo WhatsApp
    </a>
  );
}

/** Says what the two steps are, and has the button of the second one. */
export function WhatsAppSteps() {
  const items = useSelector(selectCartItems);
  const number = useSelector(selectOrderNumber);
  const isQuestioned = useSelector((state: WhatsAppOrderRootState) => selectIsQuestioned(state, number));
  const dispatch = useDispatch();
  const isOutdated = useIsOutdated();
  const message = useMessage();
  const subtotal = useSelector(selectSubtotal);
  const shipping = useSelector(selectShipping);
  const charge = shop.pix ? pixChargeOf(number, subtotal, shipping) : undefined;
  return (
    <>
      <p id="pedido" className={styles.what}>
        {isOutdated
          ? '1. O pedido não pode ir pelo WhatsApp com um preço antigo ou um produto que não está mais à venda.'
          : firstStep(number, message)}
      </p>
      <p className={styles.what}>2. “Finalizar a compra” esvazia este carrinho. Não envia nada.</p>
      <button type="button" className={styles.second} onClick={() => dispatch(orderQuestioned(number))}>
        Finalizar a compra
      </button>
      <div role="status">
        {isQuestioned && (
          <>
            <p className={styles.what}>
              A loja não recebeu nada daqui: só a mensagem do WhatsApp leva o pedido {number}. Você já a
              enviou?
            </p>
            <button
              type="button"
              className={styles.second}
              onClick={() => dispatch(orderPlaced({ items, ...(charge && { charge }) }))}
            >
              Já enviei, esvaziar o carrinho
            </button>
          </>
        )}
      </div>
    </>
  );
}

const firstStep = (number: string, { isPasted }: OrderMessage) =>
  isPasted
    ? `1. O pedido ${number} é longo demais para um link. “Pedir pelo WhatsApp” o copia e abre a conversa com a loja: cole-o lá e envie.`
    : `1. O WhatsApp abre com o pedido ${number} escrito, para você enviar à loja.`;

/** Brings the cart of an order back while the waiting screen is shown; nothing if the order was not by WhatsApp. */
export function UndoOrder() {
  const items = useSelector(selectOrdered);
  const dispatch = useDispatch();
  if (!items) return null;
  return (
    <button type="button" className="button" onClick={() => dispatch(orderUndone(items))}>
      Trazer o carrinho de volta
    </button>
  );
}

/** The message of the order in the cart. */
function useMessage(): OrderMessage {
  const items = useSelector(selectNamedItems);
  const changes = useSelector(selectChanges);
  const shipping = useSelector(selectShipping);
  const subtotal = useSelector(selectSubtotal);
  const number = useSelector(selectOrderNumber);
  const siteUrl = process.env.SITE_URL ?? '';
  return orderMessage({ number, items, changes, subtotal, shipping, siteUrl });
}

/** Whether the order has an old price, or a product that is no longer sold. */
function useIsOutdated(): boolean {
  const items = useSelector(selectNamedItems);
  const changes = useSelector(selectChanges);
  return items.some(({ id, price_in_cents }) => {
    const change = changes.get(id);
    return change && change.product?.price_in_cents !== price_in_cents;
  });
}
