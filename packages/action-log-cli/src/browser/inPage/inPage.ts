/**
 * What the tools do in the app's page. `bundlePage` bundles it with the app's own module.
 */
import type { Control } from 'action-log';
import { findControl } from 'action-log-panel/recording';
import type { AppPage } from '../../app';
import { createSettledFacts, painted } from './settledFacts';
import { dispatch, takeArrived, watchStore } from './watchStore';

const toolsFor = (page: AppPage) => ({
  painted,
  settledFacts: createSettledFacts(page),
  watchStore,
  takeArrived,
  dispatch,
  find: (control: Control) => findControl(control, document.body) ?? null,
});

declare global {
  interface Window {
    replayTools: ReturnType<typeof toolsFor>;
  }
}

export function installTools(page: AppPage): void {
  window.replayTools = toolsFor(page);
}
