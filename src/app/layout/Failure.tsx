import type { MouseEvent, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { selectHasSaveFailed } from '@/entities/cart';
import { selectIsWaiting } from '@/features/checkout';
import { addresses } from '@/shared/navigation';
import { ErrorView } from '@/shared/ui';

interface Props {
  /** A status or an error's message. */
  detail: string;
  children?: ReactNode;
}

/** The error view instead of a page, with a link back to the shop. */
export function Failure({ detail, children }: Props) {
  const href = useHref(addresses.catalogue);
  const follow = useLinkClickHandler<HTMLAnchorElement>(addresses.catalogue, { replace: false });
  const isWaiting = useSelector(selectIsWaiting);
  const isCartSaved = !useSelector(selectHasSaveFailed);
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isWaiting) return; // A crash at the end of an order would leave it waiting for ever: load a new document.
    try {
      follow(event);
    } catch {
      location.assign(href); // The store crashes at every action: a new document has a new store.
    }
  };
  return (
    <ErrorView detail={detail} isCartSaved={isCartSaved}>
      <a href={href} className="button" onClick={goBack}>
        Voltar para a loja
      </a>
      {children}
    </ErrorView>
  );
}
