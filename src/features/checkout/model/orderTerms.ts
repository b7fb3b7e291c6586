import { isDemonstration, orderPromises, ownLinkTo, type OwnLink } from '@/shared/config';
import { deliveryDates } from './deliveryDates';

/** What a term is about. `demonstration` says that nothing is charged; a demonstration shop has no other term. */
type Subject = 'delivery' | 'returns' | 'payment' | 'demonstration';

/** When an order arrives, how it is returned or how it is paid. */
export interface OrderTerm {
  subject: Subject;
  text: string;
  /** The owner's page with more about it. */
  link: OwnLink | undefined;
}

/**
 * The terms of every order, as far as the owner's settings state them.
 * @param orderedAt when an order is made, in ms since 1970, to say the days of its delivery as dates
 */
export function orderTerms(orderedAt?: number): readonly OrderTerm[] {
  if (isDemonstration())
    return [
      {
        subject: 'demonstration',
        text: 'Loja de demonstração: nada é cobrado nem enviado.',
        link: undefined,
      },
    ];
  const { deliveryDays, payment, returnDays } = orderPromises();
  const terms: OrderTerm[] = [];
  if (deliveryDays) {
    const when = orderedAt
      ? deliveryDates(orderedAt, deliveryDays)
      : `em ${deliveryDays.join('\u00a0a\u00a0')}\u00a0dias úteis`;
    terms.push({ subject: 'delivery', text: `Chega ${when}`, link: ownLinkTo('Entregas e Frete') });
  }
  if (returnDays)
    terms.push({
      subject: 'returns',
      text: `${returnDays}\u00a0dias para devolver`,
      link: ownLinkTo('Trocas e Devoluções'),
    });
  if (payment) terms.push({ subject: 'payment', text: payment.join(', '), link: ownLinkTo('Ajuda') });
  return terms;
}
