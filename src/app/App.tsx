import { Provider } from 'react-redux';
import { addresses, StoreRouter } from '@/shared/navigation';
import { ErrorBoundary, ErrorView } from '@/shared/ui';
import { Pages } from './layout/routes';
import type { AppStore } from './redux/makeStore';
import type { RootState } from './redux/rootReducer';

// Without a layout there is no router either: the way out loads the store anew.
const layoutFailure = (message: string) => (
  <ErrorView detail={message}>
    <a href={addresses.catalogue} className="button">
      Voltar para a loja
    </a>
  </ErrorView>
);

interface Props {
  store: AppStore;
  /** The state that a prerendered page shows, where there is one: what it is hydrated with. */
  serverState?: RootState;
}

/** The whole interface over a store: the shop's own, a replay's or a test's. */
export function App({ store, serverState }: Props) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <ErrorBoundary fallback={layoutFailure} subscribe={store.subscribe}>
        <StoreRouter>
          <Pages />
        </StoreRouter>
      </ErrorBoundary>
    </Provider>
  );
}
