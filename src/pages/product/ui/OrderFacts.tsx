import { orderTerms, TermText } from '@/features/checkout';
import styles from './OrderFacts.module.scss';
import { TermDrawing } from './TermDrawing';

/** Below the button that buys: when an order arrives, how it is returned and paid, each beside a line drawing. */
export function OrderFacts() {
  const terms = orderTerms();
  if (terms.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {terms.map((term) => (
        <li key={term.subject} className={styles.fact}>
          <TermDrawing subject={term.subject} />
          <TermText term={term} />
        </li>
      ))}
    </ul>
  );
}
