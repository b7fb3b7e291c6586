import { startDoor } from 'action-log-panel/door';
import { storageName } from '@/shared/config';
import type { PanelDeps } from './panel';

/** Opens the QA panel when a person requests it; only then its chunk is loaded. Returns a function that ends this. */
export const startPanel = (deps: PanelDeps, isAsked: boolean) =>
  startDoor(
    () => import(/* webpackChunkName: "qa" */ './panel').then(({ openWith }) => openWith(deps)),
    isAsked,
    storageName,
  );
