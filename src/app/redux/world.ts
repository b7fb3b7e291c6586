import { mirrorLater, type Recording } from '@/features/action-log';
import { idle } from '@/shared/lib';

/** Everything outside the store that its effects reach. */
export interface World {
  alert: (text: string) => void;
  /** Resolves when what was dispatched can be seen. */
  painted: () => Promise<void>;
  /** Resolves when the page is there and has nothing to do. */
  idle: () => Promise<void>;
  /** Opens localStorage; throws where it is forbidden. */
  storage: () => Storage;
  /** Reaches the other tabs of the store. */
  channel: BroadcastChannel | null;
  /** Ms since 1970. */
  now: () => number;
  /** Names this tab among the others. */
  tab: string;
  /** Called after every entry of the recording, to copy it so that a reload does not lose it. */
  mirror: (recording: Recording) => void;
}

/** The real world of a browser's tab. */
export function browserWorld(): World {
  const tab = Math.random().toString(36);
  return {
    alert: (text) => window.alert(text),
    painted: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    idle,
    storage: () => window.localStorage,
    channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('canecamisa:cart'),
    now: Date.now,
    tab,
    mirror: mirrorLater(
      {
        // Two tabs may start in the same millisecond.
        id: `${new Date().toISOString()} ${tab}`,
        app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
        viewport: { width: innerWidth, height: innerHeight },
        language: navigator.language,
      },
      idle(),
    ),
  };
}
