import { watchPanelKeys } from 'action-log-panel/keys';
import { storageName } from '@/shared/config';
import type { PanelDeps } from './panel';

/** Opens the QA panel when a person requests it, and loads its chunk then. Returns what ends this. */
export const startPanel = (deps: PanelDeps, isAsked: boolean) =>
  watchPanelKeys(
    () => import(/* webpackChunkName: "qa" */ './panel').then(({ openWith }) => openWith(deps)),
    isAsked,
    storageName,
  );
