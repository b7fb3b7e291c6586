import { useSelector } from 'react-redux';
import { selectCartItems, selectShipping, selectTotal } from '@/entities/cart';
import { whatsAppLink } from '../model/orderText';
import styles from './WhatsAppOrder.module.scss';

/**
 * A link to WhatsApp with the order as a text. It dispatches nothing: only a person's click follows it, and it changes
 * nothing in the shop.
 */
export function WhatsAppOrder({ number }: { number: string }) {
  const items = useSelector(selectCartItems);
  const shipping = useSelector(selectShipping);
  const total = useSelector(selectTotal);
  return (
    <a
      href={whatsAppLink(number, { items, shipping, total })}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.order}
    >
      Pedir pelo WhatsApp
    </a>
  );
}
