/**
 * As much of a browser as the live shop's effects touch, doing nothing: what is measured are the shop's own costs.
 */
const entries = new Map();
const storage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, text) => void entries.set(key, text),
  removeItem: (key) => void entries.delete(key),
};

/** What the window was asked to tell, by the event's name. */
export const windowListeners = new Map();

/** Timers never end: nobody waits for an order's 5 s. */
const stubs = {
  window: { scrollY: 0, scrollTo: () => {} },
  history: { state: null, pushState: () => {}, replaceState: () => {}, back: () => {} },
  location: { origin: 'http://localhost', href: 'http://localhost/', pathname: '/', search: '', hash: '' },
  document: { cookie: '' },
  sessionStorage: { ...storage, setItem: () => {} },
  indexedDB: {},
  addEventListener: (type, listener) => void windowListeners.set(type, listener),
  removeEventListener: () => {},
  fetch: () => Promise.reject(new TypeError('There is no network')),
  setTimeout: () => 0,
  clearTimeout: () => {},
};

/** Lets something run among them, and takes them away again: Playwright needs the real ones. */
export async function inStubbedBrowser(run) {
  const real = Object.getOwnPropertyDescriptors(globalThis);
  const define = (name, property) => Object.defineProperty(globalThis, name, property);
  for (const [name, value] of Object.entries(stubs))
    define(name, { value, configurable: true, writable: true });
  try {
    return await run();
  } finally {
    for (const name of Object.keys(stubs)) {
      if (real[name]) define(name, real[name]);
      else delete globalThis[name];
    }
  }
}

/** A world that answers at once and keeps nothing but what the shop saves. */
export const idleWorld = {
  alert: () => {},
  painted: () => Promise.resolve(),
  storage: () => storage,
  channel: null,
  now: Date.now,
  tab: 'bench',
  mirror: () => {},
};
