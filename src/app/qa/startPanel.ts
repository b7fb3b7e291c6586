import { startDoor } from 'action-log-panel/door';
import type { PanelDeps } from './panel';

/** Opens the QA panel when a person requests it; only then its chunk is loaded. Returns a function that ends this. */
export const startPanel = (deps: PanelDeps, logAddress: string) =>
  startDoor(async () => {
    const { openShopPanel } = await import(/* webpackChunkName: "qa" */ './panel');
    return (opening) => openShopPanel(deps, opening);
  }, logAddress);
