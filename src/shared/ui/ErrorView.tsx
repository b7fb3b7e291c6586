import type { ReactNode } from 'react';
import { shop } from '@/shared/config';
import { DrawnMessage } from './DrawnMessage';

/** The detail of an address that no page has. */
export const NOT_FOUND = '404 Not Found';

interface Props {
  /** `NOT_FOUND`, or the message of an error. */
  detail: string;
  /** The language of the detail. */
  lang?: string | undefined;
  /** Whether the shopper's cart is saved; absent if nobody knows. */
  isCartSaved?: boolean;
  /** A link that leads out of the error. */
  children: ReactNode;
}

/** The generic error view (docs/specification.md, section 8). */
export function ErrorView({ detail, lang = 'en', isCartSaved = false, children }: Props) {
  return (
    <DrawnMessage drawing="error" heading="Unexpected Application Error!" lang="en">
      <title>{`${detail} | ${shop.name}`}</title>
      <p>
        <strong lang={lang}>{detail}</strong>
      </p>
      <p>{`${detail === NOT_FOUND ? 'Esta página não existe' : 'Algo saiu do lugar por aqui'}${isCartSaved ? ', mas o seu carrinho está guardado' : ''}.`}</p>
      {children}
    </DrawnMessage>
  );
}
