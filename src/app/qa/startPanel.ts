import { startDoor } from 'action-log-panel/door';
import { storageName } from '@/shared/config';
import type { PanelDeps } from './panel';

/** Opens the QA panel when a person requests it, and loads its chunk then. Returns what ends this. */
export const startPanel = (deps: PanelDeps, isAsked: boolean) =>
  startDoor(
    () => import(/* webpackChunkName: "qa" */ './panel').then(({ openWith }) => openWith(deps)),
    isAsked,
    storageName,
  );
