import { openSecondCopyLater, type SecondCopy, type SharedList } from 'shared-list';
import type { CartItem } from '@/entities/cart';
import { CART_KEY } from '@/shared/config';
import { idle, painted } from '@/shared/lib';
import {
  browserHistory,
  createScrollPositions,
  type BrowserHistory,
  type LocationChange,
  type ScrollPositions,
} from '@/shared/navigation';
import { travelChunk } from '../browser/travelChunk';
import type { createSavedChoices } from './savedChoices';

/** Everything outside the store that its effects use. */
export interface World {
  alert: (text: string) => void;
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** Resolves when the page has loaded and the browser is idle. */
  idle: () => Promise<void>;
  /** Returns localStorage; throws if the browser refuses it. */
  storage: () => Storage;
  /** Opens the channel to the shop's other tabs; null, or an error, if the browser has none. */
  openChannel: () => BroadcastChannel | null;
  /** The window. Its events say what other tabs wrote, and when the page is left, hidden or shown again. */
  window: EventTarget;
  history: BrowserHistory;
  scroll: ScrollPositions;
  /** Whether the arrival at a page is shown by `show`, soon, and not at once (showArrivals.ts). */
  showArrival?: (arrival: LocationChange, show: () => void) => boolean;
  /** Ms since 1970. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** A copy of the cart that survives a killed browser. */
  secondCopy?: SecondCopy;
}

/** The world as effects see it, with what the shop has saved there. */
export interface EffectWorld extends World {
  savedCart: SharedList<CartItem>;
  savedChoices: ReturnType<typeof createSavedChoices>;
  /** Requests the list of products again. */
  renewList: () => void;
  /** Resolves when the present state is shown: at once, unless a person looks at another one. */
  whenPresentIsShown: () => Promise<void>;
}

/** The real world, of a tab in a browser. */
export function browserWorld(): World {
  return {
    alert: (text) => window.alert(text),
    painted,
    idle,
    storage: () => window.localStorage,
    openChannel: () => new BroadcastChannel(CART_KEY),
    window,
    history: browserHistory(),
    scroll: createScrollPositions(),
    showArrival: (arrival, show) => travelChunk.get()?.travel(arrival, show) ?? false,
    now: Date.now,
    tab: Math.random().toString(36),
    secondCopy: openSecondCopyLater(idle(), CART_KEY),
  };
}
