import { useContext, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectIsWaiting } from '@/features/checkout';
import { selectVisits } from '@/shared/navigation';
import { ErrorBoundary } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Failure, TesterReport } from './Failure';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.scss';
import { RecoveryContext, type Recovery } from './recovery';
import { usePreloadedPages } from './usePreloadedPages';
import { ShopRoutes } from '../routes';

const crash = (message: string) => (
  <>
    <Failure detail={message}>
      <TesterReport message={message} />
    </Failure>
    <Arrival />
  </>
);

/** The message of a reducer's or effect's error until the shopper goes to another page, or null. */
function useFailure(recovery: Recovery | null): string | null {
  const visits = useSelector(selectVisits);
  const newest = useSyncExternalStore(recovery?.subscribe ?? never, recovery?.newest ?? none, none);
  return newest?.visit === visits ? newest.message : null;
}

const none = () => null;
const never = () => none;

/**
 * The layout of every page (docs/specification.md, section 2). While an order is being finished, the waiting
 * screen replaces the page.
 */
export function Layout() {
  const isWaiting = useSelector(selectIsWaiting);
  const { subscribe } = useStore();
  const recovery = useContext(RecoveryContext);
  const failure = useFailure(recovery);
  usePreloadedPages();
  return (
    <>
      <div className={styles.top} inert={isWaiting}>
        <Header />
      </div>
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={crash} subscribe={subscribe} onError={recovery?.caught}>
          {failure === null ? <ShopRoutes /> : crash(failure)}
        </ErrorBoundary>
      </main>
      {!isWaiting && <Footer /> /* Nothing scrolls below the waiting screen. */}
    </>
  );
}
