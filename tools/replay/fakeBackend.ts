import type { BrowserContext, Request, Route } from '@playwright/test';
import { isFields, type Log } from 'action-log';
import type { FakeBackend } from 'action-log-cli';
import { isState } from '@/app/qa/isState';
import { isListAnswered, productApi, selectProductList } from '@/entities/product';

/** What the backend answered in a log, or before its first state; null if the shop had to use its built-in list. */
function answerIn({ actions, preloadedState }: Log): readonly unknown[] | null {
  const before = isState(preloadedState) ? selectProductList(preloadedState) : null;
  const answer = actions.find((action) => isListAnswered(action))?.payload ?? before;
  return isFields(answer) && answer.source === 'backend' && Array.isArray(answer.products)
    ? answer.products
    : null;
}

/** The built-in list. */
const BUILT_IN = /\/built-?in[^/]*\.js(on)?$/i;

/** Answers the shop's requests as in a log, at the action that each led to. No other server is reached. */
export async function fakeBackend(log: Log, context: BrowserContext, origin: string): Promise<FakeBackend> {
  const products = answerIn(log);
  const [list, builtIn] = [createGate(), createGate()];

  const answer = (route: Route) => (products ? route.fulfill({ json: products }) : route.abort());
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      if (!isForList(route.request())) return route.abort();
      await list.opened;
      return answer(route);
    },
  );
  // A file, or a chunk of a build without prerendering.
  await context.route(BUILT_IN, async (route) => {
    await builtIn.opened;
    return route.continue();
  });

  return {
    release(action) {
      const isAnswer = isListAnswered(action);
      if (isAnswer) list.open();
      if (isAnswer || productApi.util.upsertQueryEntries.match(action)) builtIn.open();
    },
    releaseAll() {
      list.open();
      builtIn.open();
    },
  };
}

/** What effects call a request; the built-in list and files of the build are requested by no effect. */
export function requestOf(request: Request): string | null {
  if (isForList(request)) return 'GET /products';
  const isOfBuild = !['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType());
  return isOfBuild || BUILT_IN.test(request.url()) ? null : `${request.method()} ${request.url()}`;
}

/** Whether a request is exactly that of the list, at whichever address the build has its backend. */
const isForList = (request: Request) =>
  request.method() === 'GET' && /^(\/[^/]+)*\/products$/.test(new URL(request.url()).pathname);

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
