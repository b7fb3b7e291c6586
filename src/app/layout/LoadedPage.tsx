import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectVisits } from '@/shared/navigation';
import { isLoadError, useChunk } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Failure } from './Failure';
import { PageFrame } from './PageFrame';
import { whyMissing } from './whyMissing';
import type { PageChunk } from './pages';

interface Props {
  chunk: PageChunk;
  productId: string;
}

/** A page as soon as its code has loaded, its frame until then; if it does not load, why, and a new try. */
export function LoadedPage({ chunk, productId }: Props) {
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
