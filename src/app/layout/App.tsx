import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { withBase } from '@/shared/lib';
import { addresses } from '@/shared/addresses';
import { ScrollContext, type ScrollPositions } from '@/shared/navigation';
import { ErrorBoundary, ErrorView } from '@/shared/ui';
import { TesterReport } from './Failure';
import { Layout } from './Layout';
import { RecoveryContext, type Recovery } from './recovery';
import { StoreRouter } from './StoreRouter';
import type { RootState } from '../redux/rootReducer';

// If the layout crashes, a plain link loads the document again.
const layoutFailure = (message: string) => (
  <ErrorView detail={message}>
    <a href={withBase(addresses.catalogue)} className="button">
      Voltar para a loja
    </a>
    <TesterReport message={message} />
  </ErrorView>
);

interface Props {
  store: Store<RootState>;
  /** The state that a prerendered page was made from; React hydrates the page with it. */
  serverState?: RootState;
  /** How errors are handled; without it they are only shown. */
  recovery?: Recovery;
  /** Without them nothing scrolls. */
  scroll?: ScrollPositions;
}

/** The whole interface on a store: the shop's, prerendering's or a test's. */
export function App({ store, serverState, recovery, scroll }: Props) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <RecoveryContext value={recovery ?? null}>
        <ScrollContext value={scroll ?? null}>
          <ErrorBoundary fallback={layoutFailure} subscribe={store.subscribe} onError={recovery?.caught}>
            <StoreRouter>
              <Layout />
            </StoreRouter>
          </ErrorBoundary>
        </ScrollContext>
      </RecoveryContext>
    </Provider>
  );
}
