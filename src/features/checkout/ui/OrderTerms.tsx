import { Fragment } from 'react';
import { isShopOfNobody, orderPromises, ownLinkTo } from '@/shared/config';
import { GivenLink } from '@/shared/navigation';
import { deliveryDates } from '../model/deliveryDates';
import styles from './OrderTerms.module.scss';

/** When an order arrives, how it is paid and returned, and the label of the page that says more of it. */
function termsOf(orderedAt: number | undefined) {
  const { deliveryDays, payment, returnDays } = orderPromises();
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
  /** Whether each term has its own line, so that nothing moves when the dates come. */
  inLines?: boolean;
}

/** The terms of every order, each a link if the owner has its page; or that this is a shop of nobody, which has none. */
export function OrderTerms({ orderedAt, inLines = false }: Props) {
  if (isShopOfNobody())
    return <p className={styles.terms}>Loja de demonstração: nada é cobrado nem enviado.</p>;
  const terms = termsOf(orderedAt).map(([page, text]) => {
    const link = ownLinkTo(page);
    return { page, content: link ? <GivenLink link={{ ...link, label: text }} /> : <span>{text}</span> };
  });
  if (terms.length === 0) return null;
  if (inLines)
    return (
      <div className={styles.terms}>
        {terms.map(({ page, content }) => (
          <p key={page}>{content}</p>
        ))}
      </div>
    );
  return (
    <p className={styles.terms}>
      {terms.map(({ page, content }, index) => (
        <Fragment key={page}>
          {index > 0 && <span> · </span>}
          {content}
        </Fragment>
      ))}
    </p>
  );
}
