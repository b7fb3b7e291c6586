import type { ComponentType } from 'react';
import type { Recorder } from 'action-log';
import { openPanel, type PanelHost } from 'action-log-panel';
import type { Opening } from 'action-log-panel/door';
import { selectCartCount } from '@/entities/cart';
import { selectProducts } from '@/entities/product';
import { storageName } from '@/shared/config';
import { countProducts, withBase } from '@/shared/lib';
import { addresses } from '@/shared/navigation';
import { addressOf } from '../redux/address';
import type { AppStore } from '../redux/makeStore';
import type { RootState } from '../redux/rootReducer';
import { release } from '../redux/release';
import { loadPictures } from './loadPictures';
import { pagesIn } from './pagesIn';
import { describeExtra, replayable } from './replayable';
import { nameOf, words } from './words';

export interface PanelDeps {
  store: AppStore;
  recorder: Recorder<RootState>;
  getLiveState: () => RootState;
  /** The whole interface, to draw thumbnails of it. It is a parameter, because an import would grow the shoppers' script. */
  App: ComponentType<{ store: AppStore }>;
}

/** Returns what opens the QA panel on the shop. */
export function openWith({ store, recorder, getLiveState, App }: PanelDeps) {
  const host: PanelHost<RootState> = {
    ...replayable,
    name: storageName,
    app: release,
    recorder,
    store,
    getLiveState,
    addressOf: (state) => withBase(addressOf(state)),
    pagesIn,
    words,
    nameOf,
    large: () => ({ products: selectProducts(getLiveState()) ?? [] }),
    describeExtra,
    loadPictures: () => loadPictures(App, store),
    logOrigins: (process.env.LOG_ORIGINS ?? '').split(' '),
    home: withBase(addresses.catalogue),
    describeLoss: () =>
      `Seu carrinho (${countProducts(selectCartCount(getLiveState()))}) dá lugar ao deste passo.`,
  };
  return (opening: Opening) => openPanel(host, opening);
}
