import { nameLogs, type Recording } from 'action-log';
import { mirrorLater } from 'action-log-panel/recording';
import { secondCopyLater, type SecondCopy } from 'shared-list';
import { storageName } from '@/shared/config';
import { idle } from '@/shared/lib';

/** Everything outside the store that its effects reach. */
export interface World {
  alert: (text: string) => void;
  /** Resolves when the state that was just dispatched has been painted. */
  painted: () => Promise<void>;
  /** Resolves when the page has loaded and the browser is idle. */
  idle: () => Promise<void>;
  /** Returns localStorage; throws where the browser refuses it. */
  storage: () => Storage;
  /** Opens the channel to the shop's other tabs; null where the browser has none, or refuses it. */
  openChannel: () => BroadcastChannel | null;
  /** The window, for what it tells of the page: other tabs' writing, leaving and coming back. */
  page: EventTarget;
  /** Ms since 1970. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** Where the cart is kept a second time, for a browser that is killed. */
  secondCopy?: SecondCopy;
  /** Called after every entry of the action log, to copy it to storage that survives a reload. */
  mirror: (recording: Recording) => void;
}

/** Firefox refuses the constructor where cookies are off. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`${storageName}:cart`);
  } catch {
    return null;
  }
}

/** The real world of a browser's tab. */
export function browserWorld(): World {
  nameLogs(storageName);
  const tab = Math.random().toString(36);
  return {
    alert: (text) => window.alert(text),
    painted: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    idle,
    storage: () => window.localStorage,
    openChannel,
    page: window,
    now: Date.now,
    tab,
    secondCopy: secondCopyLater(idle(), `${storageName}:cart`),
    mirror: mirrorLater(
      {
        // The tab's id, because two tabs may start in the same millisecond.
        id: `${new Date().toISOString()} ${tab}`,
        app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
        viewport: { width: innerWidth, height: innerHeight },
        language: navigator.language,
        large: ['products'],
      },
      idle(),
    ),
  };
}
