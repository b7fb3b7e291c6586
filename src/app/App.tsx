import { Provider } from 'react-redux';
import { StoreRouter } from '@/shared/navigation';
import { Layout } from './layout/Layout';
import type { AppStore } from './redux/makeStore';

/** The whole interface over a store: the shop's own, a replay's or a test's. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <StoreRouter>
        <Layout />
      </StoreRouter>
    </Provider>
  );
}
