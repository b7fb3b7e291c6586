import type { ReactNode } from 'react';
import { shop } from '@/shared/config';
import { Drawing } from './Drawing';
import styles from './ErrorView.module.scss';

interface Props {
  /** '404 Not Found', or the message of an error. */
  detail: string;
  /** Whether the shopper's cart is saved; absent if nobody knows. */
  isCartSaved?: boolean;
  /** A link that leads out of the error. */
  children: ReactNode;
}

/** The generic error view (docs/specification.md, section 8). */
export function ErrorView({ detail, isCartSaved = false, children }: Props) {
  return (
    <section className={styles.error}>
      <title>{`${detail} | ${shop.name}`}</title>
      <Drawing name="error" />
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className={styles.detail}>{detail}</p>
      <p>{`Algo saiu do lugar por aqui${isCartSaved ? ', mas o seu carrinho está guardado' : ''}.`}</p>
      {children}
    </section>
  );
}
