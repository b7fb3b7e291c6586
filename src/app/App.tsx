import { Provider } from 'react-redux';
import { addresses, StoreRouter } from '@/shared/navigation';
import { ErrorBoundary, ErrorView } from '@/shared/ui';
import { Pages } from './layout/routes';
import type { AppStore } from './redux/makeStore';
import type { RootState } from './redux/rootReducer';

// When the layout itself crashes there is no router, so this link is a plain one that loads the document again.
const layoutFailure = (message: string) => (
  <ErrorView detail={message}>
    <a href={addresses.catalogue} className="button">
      Voltar para a loja
    </a>
  </ErrorView>
);

interface Props {
  store: AppStore;
  /** The state that a prerendered page was made from; React hydrates the page with it. */
  serverState?: RootState;
}

/** The whole interface on a store: that of the shop, of prerendering or of a test. */
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
