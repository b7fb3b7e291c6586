import { Suspense } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectIsWaiting } from '@/features/checkout';
import { HOME, Link, selectPathname } from '@/shared/navigation';
import { ErrorBoundary, ErrorView } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Header } from './Header';
import styles from './Layout.module.scss';
import { routeOf, usePreloadedPages, WaitingScreen } from './pages';
import { SkipLink } from './SkipLink';

const failure = (detail: string) => (
  <ErrorView detail={detail}>
    <Link to={HOME} className="button">
      Voltar para a loja
    </Link>
  </ErrorView>
);

const crash = (message: string) => (
  <>
    {failure(message)}
    <Arrival />
  </>
);

/** The shared layout of every route (specification, section 2); an order's wait takes the page's place. */
export function Layout() {
  const isWaiting = useSelector(selectIsWaiting);
  const { subscribe } = useStore();
  const pathname = useSelector(selectPathname);
  const route = routeOf(pathname);
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
                {route ? <route.Page /> : failure('404 Not Found')}
                <Arrival />
              </>
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
