import { Suspense } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { selectIsWaiting, WaitingScreen } from '@/features/checkout';
import { HOME, Link } from '@/shared/navigation';
import { ErrorBoundary, ErrorView } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Header } from './Header';
import styles from './Layout.module.scss';
import { CartPage, CataloguePage, ProductPage, usePreloadedPages } from './pages';
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
  usePreloadedPages();
  return (
    <>
      <div inert={isWaiting}>
        <SkipLink />
        <Header />
      </div>
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        {isWaiting ? (
          <WaitingScreen />
        ) : (
          <ErrorBoundary fallback={crash} subscribe={subscribe}>
            <Suspense>
              <Routes>
                <Route path="/" element={<CataloguePage />} />
                <Route path="/product/:productId" element={<ProductPage />} />
                <Route path="/cart" element={<CartPage />} />
                <Route path="*" element={failure('404 Not Found')} />
              </Routes>
              <Arrival />
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
    </>
  );
}
