import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectHasSaveFailed } from '@/entities/cart';
import { selectIsWaiting } from '@/features/checkout';
import { withBase } from '@/shared/lib';
import { addresses, isPlain, locationChanged } from '@/shared/navigation';
import { ErrorView } from '@/shared/ui';

interface Props {
  /** A status or an error's message. */
  detail: string;
  children?: ReactNode;
}

/** The error view instead of a page, with a link back to the shop. */
export function Failure({ detail, children }: Props) {
  const href = withBase(addresses.catalogue);
  const dispatch = useDispatch();
  const isWaiting = useSelector(selectIsWaiting);
  const isCartSaved = !useSelector(selectHasSaveFailed);
  const goBack = (event: MouseEvent) => {
    // A crash at the end of an order would leave it waiting for ever: load a new document.
    if (isWaiting || !isPlain(event)) return;
    event.preventDefault();
    try {
      dispatch(locationChanged({ to: addresses.catalogue, arrival: 'pushed' }));
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
