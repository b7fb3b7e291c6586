import type { ReactNode } from 'react';
import { shop } from '@/shared/config';
import { DrawnMessage } from './DrawnMessage';

/** The detail of an address that no page has. */
export const NOT_FOUND = '404 Not Found';
/** What the view says of a page that did not load because the server cannot be reached. */
export const OFFLINE = 'Sem conexão';

interface Props {
  /** `NOT_FOUND`, `OFFLINE`, or the message of an error. */
  detail: string;
  /** The language of the detail. */
  lang?: string | undefined;
  /** Whether the shopper's cart is saved; absent if nobody knows. */
  isCartSaved?: boolean;
  /** What leads out of the error. */
  children: ReactNode;
}

/** The generic error view (docs/specification.md, section 8). A missing network is not an error of the shop. */
export function ErrorView({ detail, lang = 'en', isCartSaved = false, children }: Props) {
  const title = <title>{`${detail} | ${shop.name}`}</title>;
  if (detail === OFFLINE)
    return (
      <DrawnMessage drawing="error" heading={detail}>
        {title}
        <p>{`Você está sem internet.${isCartSaved ? ' O seu carrinho está guardado.' : ''}`}</p>
        {children}
      </DrawnMessage>
    );
  return (
    <DrawnMessage drawing="error" heading="Unexpected Application Error!" lang="en">
      {title}
      <p>
        <strong lang={lang}>{detail}</strong>
      </p>
      <p>{`${detail === NOT_FOUND ? 'Esta página não existe' : 'Algo saiu do lugar por aqui'}${isCartSaved ? ', mas o seu carrinho está guardado' : ''}.`}</p>
      {children}
    </DrawnMessage>
  );
}
