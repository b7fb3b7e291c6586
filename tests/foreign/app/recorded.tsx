import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { App } from './App';
import { reducer, votes } from './store';

type State = ReturnType<typeof reducer>;

if (!('document' in globalThis)) reducer.inject(votes); // The page loads this slice late.

export const recorded = recordActions({
  reducer,
  name: 'notes',
  view: (state: State) =>
    renderToStaticMarkup(
      <Provider store={createStore(() => state)}>
        <App />
      </Provider>,
    ),
});
