/**
 * What the tools do in the app's page. `bundlePage` bundles it with the app's own module.
 */
import type { Control } from 'action-log';
import { findControl } from 'action-log-panel/recording';
import type { AppPage } from '../../app';
import { coveredBy } from './described';
import { brokenIds, tabStops } from './pageFaults';
import { focused, noteScroll, settledPosition, watchScroll } from './position';
import { pressQuickly } from './pressQuickly';
import { createSettledFacts, painted } from './settledFacts';
import { dispatch, takeArrived, watchStore } from './watchStore';

/** A search box becomes a combobox once it offers suggestions. */
const BOXES = ['searchbox', 'combobox', 'textbox'];

function find(control: Control): Element | null {
  const roles = BOXES.includes(control.role) ? [control.role, ...BOXES] : [control.role];
  for (const role of roles) {
    const found = findControl({ ...control, role }, document.body);
    if (found) return found;
  }
  return null;
}

function controlsIn(root: string) {
  const within = document.querySelector(root) ?? document;
  return { 'tab stops': tabStops(within), 'ids that lead nowhere': brokenIds(within) };
}

const toolsFor = (page: AppPage) => ({
  painted,
  settledFacts: createSettledFacts(page),
  settledPosition,
  noteScroll,
  watchScroll,
  watchStore,
  takeArrived,
  dispatch,
  find,
  coveredBy,
  pressQuickly: ({ controls, isAtOnce }: { controls: readonly Control[]; isAtOnce: boolean }) =>
    pressQuickly(controls, find, isAtOnce),
  /** What of a page's controls a picture does not show. `root` is a CSS selector. */
  controlsIn,
  /** The same with the title, the focus and the scroll position, in CSS pixels. */
  sightIn: (root: string) => ({
    ...controlsIn(root),
    title: document.title,
    focus: focused(),
    scroll: Math.round(window.scrollY),
  }),
});

declare global {
  interface Window {
    replayTools: ReturnType<typeof toolsFor>;
  }
}

export function installTools(page: AppPage): void {
  window.replayTools = toolsFor(page);
}
