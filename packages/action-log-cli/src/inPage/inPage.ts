/**
 * What a walk does in the app's page. `bundlePage` bundles it with the app's own module.
 */
import type { Control } from 'action-log';
import { findControl } from 'action-log-panel/recording';
import type { AppInPage } from '../app';
import { coveredBy } from './describeElement';
import { brokenIds, tabStops } from './pageFaults';
import { painted } from './painted';
import { createScrollMemory, focused, settledPosition } from './position';
import { pressQuickly } from './pressQuickly';
import { createReadPage } from './readPage';
import { createChannelWatch } from './watchChannel';
import { createStoreWatch } from './watchStore';

/** A search box becomes a combobox once it offers suggestions. */
const BOXES = ['searchbox', 'combobox', 'textbox'];

/** In older logs a link around a whole card has the name of the card's heading. */
const olderNameOf = (control: Element) =>
  (control.querySelector('h2, h3') ?? control).textContent.replace(/\s+/g, ' ').trim();

function find(control: Control): Element | null {
  const roles = BOXES.includes(control.role) ? [control.role, ...BOXES] : [control.role];
  for (const role of roles) {
    const wanted = { ...control, role };
    const found = findControl(wanted, document.body) ?? findControl(wanted, document.body, olderNameOf);
    if (found) return found;
  }
  return null;
}

function createTools(app: AppInPage) {
  const scroll = createScrollMemory();
  return {
    ...createStoreWatch(),
    ...createChannelWatch(),
    painted,
    readPage: createReadPage(app),
    watchScroll: scroll.watch,
    settledPosition: (focus: string | null) => settledPosition(focus, scroll),
    find,
    coveredBy,
    pressQuickly: (controls: readonly Control[]) => pressQuickly(controls, find),
    address: () => location.pathname + location.search + location.hash,
    faults: () => app.faults?.() ?? {},
    /** What two builds are compared by, besides text and picture. */
    visibleFacts: () => ({
      address: location.pathname + location.search + location.hash,
      title: document.title,
      'tab stops': tabStops(document),
      'ids that lead nowhere': brokenIds(document),
      focus: focused(),
      scroll: Math.round(window.scrollY),
    }),
  };
}

declare global {
  interface Window {
    replayTools: ReturnType<typeof createTools>;
  }
}

export function installTools(app: AppInPage): void {
  window.replayTools = createTools(app);
}
