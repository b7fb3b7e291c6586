import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { addresses } from '@/shared/addresses';
import { BackButton, selectPathname, selectVisits } from '@/shared/navigation';
import { isLoadError, NOT_FOUND, useChunk } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Failure } from './Failure';
import styles from './Layout.module.scss';
import { pageAt } from './pageAt';
import { pages, waitingScreen, type PageChunk } from './pages';
import { whyMissing } from './whyMissing';

/** The page of the location, the waiting screen while an order is being finished, or the error view. */
export function ShownPage() {
  const page = pageAt(useSelector(selectPathname));
  const isWaiting = useSelector(selectIsWaiting);
  if (isWaiting) return <LoadedPage chunk={waitingScreen} productId="" />;
  if (page) return <LoadedPage chunk={pages[page.name]} productId={page.productId} />;
  return (
    <>
      <Failure detail={NOT_FOUND} />
      <Arrival />
    </>
  );
}

interface Props {
  chunk: PageChunk;
  productId: string;
}

/** A page as soon as its code has loaded, its frame until then; if it does not load, why, and a new try. */
function LoadedPage({ chunk, productId }: Props) {
  const visits = useSelector(selectVisits);
  const [tries, setTries] = useState(0);
  const attempt = `${visits} ${tries}`;
  const [failed, setFailed] = useState({ attempt: '', reason: '' });
  const onFail = useCallback(
    async (error: unknown) => {
      const reason = isLoadError(error) ? await whyMissing(visits > 0) : '';
      setFailed(() => {
        if (reason === '') throw error; // The chunk's code crashed: the boundary shows it.
        return { attempt, reason };
      });
    },
    [attempt, visits],
  );
  const Page = useChunk(chunk, attempt, onFail);
  const isMissing = failed.attempt === attempt;
  const page = Page ? (
    <Page productId={productId} />
  ) : isMissing ? (
    <Failure detail={failed.reason} lang="pt-BR">
      <button type="button" className="button" onClick={() => setTries(tries + 1)}>
        Tentar de novo
      </button>
    </Failure>
  ) : (
    <PageFrame />
  );
  return (
    <>
      {page}
      <Arrival isReady={isMissing || Page !== undefined} />
    </>
  );
}

/** What a page shows until its code is loaded: 'Voltar', and the outline of a picture. */
function PageFrame() {
  const isCatalogue = useSelector(selectPathname) === addresses.catalogue;
  return (
    <>
      <title>{shop.name}</title>
      {!isCatalogue && <BackButton />}
      <div className={styles.frame} aria-busy="true" />
    </>
  );
}
