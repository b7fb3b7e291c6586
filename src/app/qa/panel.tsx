import type { Recorder } from 'action-log';
import { openPanel, type PanelHost } from 'action-log-panel';
import type { Opening } from 'action-log-panel/keys';
import { storageName } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { addressOf } from '../redux/address';
import type { AppStore } from '../redux/makeStore';
import type { RootState } from '../redux/rootReducer';
import { release } from '../redux/release';
import { replayable } from './replayable';
import { loadPages } from './view';

interface PanelDeps {
  store: AppStore;
  recorder: Recorder<RootState>;
}

/** Returns what opens the QA panel on the shop, as soon as the code of all pages is there. */
export async function openWith({ store, recorder }: PanelDeps) {
  await loadPages();
  const host: PanelHost<RootState> = {
    ...replayable,
    name: storageName,
    app: release,
    recorder,
    store,
    addressOf: (state) => withBase(addressOf(state)),
  };
  return (opening: Opening) => openPanel(host, opening);
}
