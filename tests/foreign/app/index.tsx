import { configureStore } from '@reduxjs/toolkit';
import { startRecording } from 'action-log-panel/start';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { persistStore } from 'redux-persist';
import { App } from './App';
import { recorded } from './recorded';
import { api, reducer } from './store';

const store = configureStore({
  reducer,
  middleware: (defaults) =>
    defaults({ serializableCheck: false }).concat(api.middleware, recorded.middleware),
  enhancers: (defaults) => defaults().prepend(recorded.enhancer),
});
await startRecording(recorded);
void store.dispatch(api.endpoints.tip.initiate(undefined));
persistStore(store);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <App />
    </Provider>,
  );
