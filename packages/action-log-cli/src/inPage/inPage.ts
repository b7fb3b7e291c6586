/**
 * What a walk does in the app's page. `bundlePage` bundles it with the app's own module.
 */
import type { Control } from 'action-log';
import { findControl, watchDroppedPresses } from 'action-log-panel/recording';
import type { AppInPage } from '../app';
import { coveredBy } from './coveredBy';
import { describeElement } from './describeElement';
import { createScrollMemory } from './position';
import { pressQuickly } from './pressQuickly';
import { createReadPage } from './readPage';
import { createOtherTab } from './otherTab';
import { createStoreWatch } from './watchStore';

/**
 * The browser's `performance`. The walk's clock replaces `window.performance` by one whose time does not pass and which has no entries,
 * such as that of the navigation.
 */
const { performance } = window;

/** The roles of a field for text, which becomes a combobox when it offers suggestions. */
const BOXES = ['searchbox', 'combobox', 'textbox'];

/** The control, or a field for text whose role has changed since the recording. */
function find(control: Control): Element | null {
  const roles = BOXES.includes(control.role) ? [control.role, ...BOXES] : [control.role];
  const controls = roles.map((role) => findControl({ ...control, role }, document.body));
  return controls.find((element) => element !== undefined) ?? null;
}

/** What a page is told before its scripts run. */
interface Start {
  /** The name of the BroadcastChannel between the app's tabs. */
  channel: string;
  /** Where the app begins on its server: '/shop', or empty for the root. */
  basePath: string;
}

function createTools(app: AppInPage) {
  const scroll = createScrollMemory();
  const store = createStoreWatch();
  const otherTab = createOtherTab();
  const reader = createReadPage(app, scroll.expected);
  let isTooSoon = false;
  const { setItem } = Storage.prototype;
  return {
    ...store,
    ...otherTab,
    ...reader,
    find,

    /** Call it before the app's scripts run. */
    start({ channel, basePath }: Start): void {
      window.performance.getEntriesByType = (type: string) => performance.getEntriesByType(type);
      store.watchStore();
      otherTab.openOtherTab(channel);
      scroll.watch();
      reader.watchPage(basePath);
      watchDroppedPresses(() => (isTooSoon = true));
      // The system's dialog for sharing is closed at once, as a person does who changes their mind.
      const share = () => Promise.reject(new DOMException('The dialog was closed.', 'AbortError'));
      Object.assign(navigator, { share, canShare: () => true });
    },

    /** Whether the app has dropped a press since the last call, because it came too soon after another. */
    takeTooSoon(): boolean {
      const wasTooSoon = isTooSoon;
      isTooSoon = false;
      return wasTooSoon;
    },

    /** Lets localStorage refuse every text, or none. */
    refuseTexts(refuses: boolean): void {
      Storage.prototype.setItem = function (this: Storage, key, text) {
        if (refuses && this === localStorage)
          throw new DOMException('The walk refuses it.', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    },
    nameOfCovering(element: Node): string | null {
      const over = coveredBy(element);
      return over && describeElement(over);
    },
    pressQuickly: (controls: readonly Control[]) => pressQuickly(controls, find),
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
