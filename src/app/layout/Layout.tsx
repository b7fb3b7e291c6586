import { Suspense } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectIsWaiting } from '@/features/checkout';
import { ErrorBoundary } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Failure } from './Failure';
import { Header } from './Header';
import styles from './Layout.module.scss';
import { usePreloadedPages, WaitingScreen } from './pages';
import { SkipLink } from './SkipLink';

const crash = (message: string) => (
  <>
    <Failure detail={message} />
    <Arrival />
  </>
);

/**
 * The layout route of every page (docs/specification.md, section 2). While an order is being finished, the waiting
 * screen takes the page's place.
 */
export function Layout() {
  const isWaiting = useSelector(selectIsWaiting);
  const { subscribe } = useStore();
  usePreloadedPages();
  return (
    <>
      <div inert={isWaiting}>
        <SkipLink />
        <Header />
      </div>
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={crash} subscribe={subscribe}>
          <Suspense>
            {isWaiting ? (
              <WaitingScreen />
            ) : (
              <>
                <Outlet />
                <Arrival />
              </>
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
