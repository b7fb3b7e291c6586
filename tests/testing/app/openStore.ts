import { selectIsLoading } from '@/entities/product';
import { productRows } from '@/entities/product/index.fixtures';
import { readLocation } from '@/shared/navigation';
import { makeStore } from '@/app/redux/makeStore';
import type { World } from '@/app/redux/world';
import { fakeWorld } from './fakeWorld';

// The real function, taken before a test fakes the clock.
const { setTimeout } = globalThis;

/** Resolves in a later task, when all promises that could resolve have done so. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Makes the backend answer `GET /products` with this, JSON or text; returns the requests it got. */
function answerProducts(body: unknown, init: ResponseInit = {}): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, init));
  };
  return requests;
}

const stops: (() => void)[] = [];

/** Stops every store that a test opened, and clears what they saved. */
export function closeStores() {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
}

/** A live store without a screen, with a backend that answers with `rows`. */
export function startStore(changes: Partial<World> = {}, rows: unknown = productRows(30)) {
  const requests = answerProducts(rows);
  const world = fakeWorld(changes);
  const storeAndStop = makeStore({ world, preloadedState: { navigation: readLocation() } });
  stops.push(storeAndStop.stop);
  return { ...storeAndStop, world, requests };
}

/** A store of `startStore`, after it has read what was saved and has loaded the products. */
export async function openStore(...args: Parameters<typeof startStore>) {
  history.replaceState(null, '', '/');
  const started = startStore(...args);
  const { store } = started;
  await new Promise<void>((resolve) => {
    const look = () => selectIsLoading(store.getState()) || resolve();
    store.subscribe(look);
    look();
  });
  await nextTask();
  return started;
}
