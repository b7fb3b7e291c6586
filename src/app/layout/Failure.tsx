import { useContext, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectHasSaveFailed } from '@/entities/cart';
import { selectIsWaiting } from '@/features/checkout';
import { withBase } from '@/shared/lib';
import { addresses } from '@/shared/addresses';
import { EventLink, locationChanged } from '@/shared/navigation';
import { createChunk, ErrorView, useChunk } from '@/shared/ui';
import { RecoveryContext } from './recovery';

interface Props {
  /** A status or an error's message. */
  detail: string;
  /** The language of the detail, English if it is absent. */
  lang?: string;
  /** What a shopper tries first, before the link back to the shop. */
  first?: ReactNode;
  children?: ReactNode;
}

/** The error view instead of a page, with a link back to the shop. */
export function Failure({ detail, lang, first, children }: Props) {
  const dispatch = useDispatch();
  const isWaiting = useSelector(selectIsWaiting);
  const isCartSaved = !useSelector(selectHasSaveFailed);
  const loadDocument = () => location.assign(withBase(addresses.catalogue));
  const goBack = () => {
    if (isWaiting) return loadDocument(); // A crash at the end of an order would leave it waiting for ever.
    try {
      dispatch(locationChanged({ to: addresses.catalogue, arrival: 'pushed' }));
    } catch {
      loadDocument(); // The store crashes at every action: a new document has a new store.
    }
  };
  return (
    <ErrorView detail={detail} lang={lang} isCartSaved={isCartSaved}>
      {first}
      <EventLink to={addresses.catalogue} className="button" onPress={goBack}>
        Voltar para a loja
      </EventLink>
      {children}
    </ErrorView>
  );
}

const reportChunk = createChunk(() => import(/* webpackChunkName: "report" */ './CopyReport'));

/** Offers a tester, who has opened the shop with `?qa`, a crash report. */
export function TesterReport({ message }: { message: string }) {
  const { isTested, recording } = useContext(RecoveryContext) ?? {};
  const { CopyReport } = useChunk(reportChunk, isTested) ?? {};
  return isTested && CopyReport && recording && <CopyReport message={message} recording={recording} />;
}
