import { Fragment } from 'react';
import { orderTerms, type OrderTerm } from '../model/orderTerms';
import { GivenLink } from '@/shared/navigation';
import styles from './OrderTerms.module.scss';

interface Props {
  /** When an order is made, in ms since 1970, to say the days of its delivery as dates. */
  orderedAt?: number | undefined;
  /** Whether each term has its own line, so that nothing moves when the dates come. */
  inLines?: boolean;
}

/** The terms of every order, each a link if the owner has its page; or that this is a demonstration shop, which has no terms. */
export function OrderTerms({ orderedAt, inLines = false }: Props) {
  const terms = orderTerms(orderedAt);
  if (terms.length === 0) return null;
  if (inLines)
    return (
      <div className={styles.terms}>
        {terms.map((term) => (
          <p key={term.subject}>
            <TermText term={term} />
          </p>
        ))}
      </div>
    );
  return (
    <p className={styles.terms}>
      {terms.map((term, index) => (
        <Fragment key={term.subject}>
          {index > 0 && <span> · </span>}
          <TermText term={term} />
        </Fragment>
      ))}
    </p>
  );
}

/** The text of a term, a link if the owner has its page. */
export function TermText({ term: { text, link } }: { term: OrderTerm }) {
  return link ? <GivenLink link={{ ...link, label: text }} /> : <span>{text}</span>;
}
