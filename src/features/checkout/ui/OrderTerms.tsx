import { ownLinkTo, shop } from '@/shared/config';
import { GivenLink } from '@/shared/navigation';
import { deliveryDates } from '../model/deliveryDates';
import styles from './OrderTerms.module.scss';

const { deliveryDays, payment, returnDays } = shop;

/** When an order arrives, how it is paid and returned, and the label of the page that says more of it. */
function termsOf(orderedAt: number | undefined) {
  const terms: (readonly [page: Parameters<typeof ownLinkTo>[0], text: string])[] = [];
  if (deliveryDays) {
    const when = orderedAt
      ? deliveryDates(orderedAt, deliveryDays)
      : `em ${deliveryDays.join(' a ')} dias úteis`;
    terms.push(['Entregas e Frete', `Chega ${when}`]);
  }
  if (payment) terms.push(['Ajuda', payment.join(', ')]);
  if (returnDays) terms.push(['Trocas e Devoluções', `${returnDays} dias para devolver`]);
  return terms;
}

interface Props {
  /** When an order is made, in ms since 1970, to say the days of its delivery as dates. */
  orderedAt?: number | undefined;
  /** Whether each has a line of its own, so that nothing moves when the dates come. */
  inLines?: boolean;
}

/** The terms of every order, each a link if the owner has its page. */
export function OrderTerms({ orderedAt, inLines = false }: Props) {
  const terms = termsOf(orderedAt);
  if (terms.length === 0) return null;
  return (
    <p className={styles.terms} data-lines={inLines || undefined}>
      {terms.map(([page, text], index) => {
        const link = ownLinkTo(page);
        return (
          <span key={page}>
            {index > 0 && !inLines && <span> · </span>}
            {link ? <GivenLink link={{ ...link, label: text }} /> : <span>{text}</span>}
          </span>
        );
      })}
    </p>
  );
}
