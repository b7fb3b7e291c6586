import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { searchExtrasChunk } from '@/features/catalogue';
import { pixCodeChunk } from '@/features/checkout';
import { galleryChunk } from '@/features/gallery';
import { shop } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { StaticContext } from '@/shared/ui';
import { App } from '../layout/App';
import { unknownProductChunk } from '../layout/unknownProductChunk';
import type { RootState } from '../redux/rootReducer';
import { routes } from '../routes';
import { withoutOrigin } from './withoutOrigin';

/** Loads the code of all pages, without which `view` shows them as still loading. */
export async function loadPages(): Promise<void> {
  const chunks = [
    ...routes.map(({ chunk }) => chunk),
    ...[unknownProductChunk, galleryChunk, searchExtrasChunk],
    ...(shop.pix ? [pixCodeChunk] : []),
  ];
  await Promise.all(chunks.map(({ load }) => load()));
}

/** The HTML of what the shop shows in a state, served at the root of any server: a log replays below any path. */
export const view = (state: RootState) =>
  withoutOrigin(
    renderToStaticMarkup(
      <StaticContext value>
        <App store={createStore(() => state)} />
      </StaticContext>,
    ).replaceAll(`href="${withBase('/')}`, 'href="/'),
  );
