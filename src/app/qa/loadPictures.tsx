import type { ComponentType } from 'react';
import type { AppStore } from '../redux/makeStore';
import type { RootState } from '../redux/rootReducer';

/**
 * Loads what draws a state as HTML, as the build does with its pages. Nothing is shown, and the present page does not change.
 * When pictures are drawn, the chunks of all pages are there (`usePreloadedPages`).
 */
export async function loadPictures(App: ComponentType<{ store: AppStore }>, store: AppStore) {
  const { renderToStaticMarkup } = await import(/* webpackChunkName: "qa-pictures" */ 'react-dom/server');
  return (state: RootState): string =>
    renderToStaticMarkup(<App store={{ ...store, getState: () => state }} />, {
      identifierPrefix: 'qa-picture',
    });
}
