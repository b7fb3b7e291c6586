/**
 * As much of a browser as the live shop's effects use, without doing anything: only the shop's own costs are measured.
 */
import type { World } from '@/app/redux/world';

const entries = new Map<string, string>();
const storage: Storage = {
  length: 0,
  key: () => null,
  clear: () => entries.clear(),
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, text) => void entries.set(key, text),
  removeItem: (key) => void entries.delete(key),
};

/** The listeners that were added to the window, by the event's name. */
export const windowListeners = new Map<string, (event: { persisted: boolean }) => void>();

/** Timers never end, so an order's 5 s never pass. */
const stubs = {
  window: { scrollY: 0, scrollTo: () => {} },
  history: { state: null, pushState: () => {}, replaceState: () => {}, back: () => {} },
  location: { origin: 'http://localhost', href: 'http://localhost/', pathname: '/', search: '', hash: '' },
  document: { cookie: '' },
  sessionStorage: { ...storage, setItem: () => {} },
  indexedDB: {},
  addEventListener: (type: string, listener: (event: { persisted: boolean }) => void) =>
    void windowListeners.set(type, listener),
  removeEventListener: () => {},
  fetch: () => Promise.reject(new TypeError('There is no network')),
  setTimeout: () => 1,
  clearTimeout: () => {},
};

/** Runs something with the stubs as globals, and then puts the real ones back, which Playwright needs. */
export async function inStubbedBrowser<Result>(run: () => Promise<Result>): Promise<Result> {
  const real = Object.getOwnPropertyDescriptors(globalThis);
  const define = (name: string, property: PropertyDescriptor) =>
    Object.defineProperty(globalThis, name, property);
  for (const [name, value] of Object.entries(stubs))
    define(name, { value, configurable: true, writable: true });
  try {
    return await run();
  } finally {
    for (const name of Object.keys(stubs)) {
      const property = real[name];
      if (property) define(name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** A world that answers at once and keeps nothing but what the shop saves. */
export const idleWorld: World = {
  alert: () => {},
  painted: () => Promise.resolve(),
  idle: () => new Promise(() => {}), // Never: what the shop does in idle time is not measured.
  storage: () => storage,
  openChannel: () => null,
  window: new EventTarget(),
  now: Date.now,
  tab: 'bench',
  mirror: () => {},
};
