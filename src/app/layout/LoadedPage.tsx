import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectVisits } from '@/shared/navigation';
import { isLoadError, useChunk, type Chunk } from '@/shared/ui';
import { Arrival } from './Arrival';
import { whyMissing } from './whyMissing';

interface Props {
  /** The code of the page. */
  chunk: Chunk<ComponentType>;
  /** What is shown until the code has loaded. */
  meanwhile: ReactNode;
  /** What is shown if it does not load. */
  failed: ComponentType<{ reason: string; onRetry: () => void }>;
}

/**
 * A page as soon as its code has loaded. Each arrival at a page requests code that has not loaded, and so does
 * `onRetry`. It is not React's `lazy` with `Suspense`: docs/decisions/0002-react-router-on-the-store.md says why.
 */
export function LoadedPage({ chunk, meanwhile, failed: Failed }: Props) {
  const visits = useSelector(selectVisits);
  const [tries, setTries] = useState(0);
  const attempt = `${visits} ${tries}`;
  const [failure, setFailure] = useState({ attempt: '', reason: '' });
  const onFail = useCallback(
    async (error: unknown) => {
      const reason = isLoadError(error) ? await whyMissing(visits > 0) : '';
      setFailure(() => {
        if (reason === '') throw error; // The chunk's code crashed: the boundary shows it.
        return { attempt, reason };
      });
    },
    [attempt, visits],
  );
  const Page = useChunk(chunk, attempt, onFail);
  const isMissing = failure.attempt === attempt;
  const missing = isMissing ? (
    <Failed reason={failure.reason} onRetry={() => setTries(tries + 1)} />
  ) : (
    meanwhile
  );
  return (
    <>
      {Page ? <Page /> : missing}
      <Arrival isReady={isMissing || Page !== undefined} />
    </>
  );
}
