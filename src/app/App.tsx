import { Provider } from 'react-redux';
import { HOME, StoreRouter } from '@/shared/navigation';
import { ErrorBoundary, ErrorView } from '@/shared/ui';
import { Layout } from './layout/Layout';
import type { AppStore } from './redux/makeStore';

// Without a layout there is no router either: the way out loads the store anew.
const layoutFailure = (message: string) => (
  <ErrorView detail={message}>
    <a href={HOME} className="button">
      Voltar para a loja
    </a>
  </ErrorView>
);

/** The whole interface over a store: the shop's own, a replay's or a test's. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ErrorBoundary fallback={layoutFailure} subscribe={store.subscribe}>
        <StoreRouter>
          <Layout />
        </StoreRouter>
      </ErrorBoundary>
    </Provider>
  );
}
