import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { searchExtrasChunk } from '@/features/catalogue';
import { galleryChunk } from '@/features/gallery';
import { withBase } from '@/shared/lib';
import { StaticContext } from '@/shared/ui';
import { App } from '../layout/App';
import { unknownProductChunk } from '../layout/unknownProductChunk';
import type { RootState } from '../redux/rootReducer';
import { routes } from '../routes';

/** Loads the code of all pages, without which `view` shows them as still loading. */
export async function loadPages(): Promise<void> {
  const chunks = [...routes.map(({ chunk }) => chunk), unknownProductChunk, galleryChunk, searchExtrasChunk];
  await Promise.all(chunks.map(({ load }) => load()));
}

/** The HTML of what the shop shows in a state, served at the root: a log replays below any path. */
export const view = (state: RootState) =>
  renderToStaticMarkup(
    <StaticContext value>
      <App store={createStore(() => state)} />
    </StaticContext>,
  ).replaceAll(`href="${withBase('/')}`, 'href="/');
