import type { BrowserContext, Route } from '@playwright/test';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log } from 'action-log';

/** The part of RTK Query's `meta` that tells which call an action is of. */
interface Call {
  arg?: { endpointName?: unknown };
}

/** Which list an action of the shop's call for the products brings: the answer, the built-in list meanwhile, or none. */
export function listIn({ type, meta }: UnknownAction): 'list' | 'builtIn' | null {
  if (type !== 'product/executeQuery/fulfilled') return null;
  return endpointOf(meta) === 'builtIn' ? 'builtIn' : 'list';
}

/** The name of RTK Query's endpoint that an action is of. */
export function endpointOf(meta: unknown): unknown {
  return (Object(meta) as Call).arg?.endpointName;
}

/**
 * Answers the shop's requests as they were answered in a log, each when it is its turn: the products that the log
 * contains, or no answer where the shop had to use its built-in list. Nothing else outside the shop is reachable.
 */
export async function answerAsIn(log: Log, context: BrowserContext, baseURL: string) {
  const { products = [], source } = Object(
    log.actions.find((action) => listIn(action) === 'list')?.payload,
  ) as { products?: readonly unknown[]; source?: string };
  const [list, builtIn] = [createGate(), createGate()];

  const answer = (route: Route) => (source === 'backend' ? route.fulfill({ json: products }) : route.abort());
  await context.route(
    (url) => url.origin !== baseURL,
    async (route) => {
      if (!route.request().url().endsWith('/products')) return route.abort();
      await list.opened;
      return answer(route);
    },
  );
  await context.route(/\/assets\/built-?in.*\.js$/i, async (route) => {
    await builtIn.opened;
    return route.continue();
  });

  return {
    /** Lets come what an action of the log brings. */
    release(action: UnknownAction) {
      const brought = listIn(action);
      if (brought === 'list') list.open();
      if (brought) builtIn.open();
    },
    releaseAll() {
      list.open();
      builtIn.open();
    },
  };
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
