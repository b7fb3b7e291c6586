/**
 * What the tools do inside the shop's page: the entry of the script that `inPageScript` makes.
 */
import type { Control } from 'action-log';
import { findControl } from 'action-log-panel/recording';
import { painted, settledFacts } from './settledFacts';
import { dispatch, takeArrived, watchStore } from './watchStore';

const tools = {
  painted,
  settledFacts,
  watchStore,
  takeArrived,
  dispatch,
  find: (control: Control) => findControl(control, document.body) ?? null,
};

declare global {
  interface Window {
    replayTools: typeof tools;
  }
}

window.replayTools = tools;
