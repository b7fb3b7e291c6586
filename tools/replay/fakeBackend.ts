import type { BrowserContext, Request } from '@playwright/test';
import type { UnknownAction } from 'redux';
import { isFields, type Log } from 'action-log';
import type { FakeBackend } from 'action-log-cli';
import { isState } from '@/app/qa/isState';
import { isListAnswered, productApi, selectIsAnswered, selectProductList } from '@/entities/product';
import { LIST_PATH } from '@/shared/addresses';

/** Whether an action is the outcome of a request: an answer, or a failure after an earlier answer. */
const isOutcome = (action: UnknownAction) =>
  isListAnswered(action) || (productApi.endpoints.list.matchRejected(action) && action.meta.aborted !== true);

/** What the shop took from an outcome, or had before a log began; null if it had to go on without the backend. */
const rowsIn = (answer: unknown): readonly unknown[] | null =>
  isFields(answer) && answer.source === 'backend' && Array.isArray(answer.products) ? answer.products : null;

/** The answer that came before a log's first state. */
const answersBefore = ({ preloadedState }: Log): readonly unknown[] =>
  isState(preloadedState) && selectIsAnswered(preloadedState) ? [selectProductList(preloadedState)] : [];

/** The built-in list. */
const BUILT_IN = /\/built-?in[^/]*\.js(on)?$/i;

/** Answers the shop's requests as in a log, at the actions that they led to. No other server is reached. */
export async function fakeBackend(log: Log, context: BrowserContext, origin: string): Promise<FakeBackend> {
  const before = answersBefore(log);
  const inLog = log.actions.filter(isOutcome).map(({ payload }) => payload);
  const answers = [...before, ...inLog].map(rowsIn);
  if (answers.length === 0) answers.push(null); // The log ends before the answer.
  const gates = answers.map(createGate);
  const builtIn = createGate();
  let requested = 0;
  let released = before.length;

  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      if (!isForList(route.request())) return route.abort();
      const at = Math.min(requested++, answers.length - 1);
      await gates[at]?.opened;
      const rows = answers[at];
      return rows ? route.fulfill({ json: rows }) : route.abort();
    },
  );
  // A file, or a chunk of a build without prerendering.
  await context.route(BUILT_IN, async (route) => {
    await builtIn.opened;
    return route.continue();
  });

  return {
    release(action) {
      const isAnswer = isOutcome(action);
      if (isAnswer) gates[released++]?.open();
      if (isAnswer || productApi.util.upsertQueryEntries.match(action)) builtIn.open();
    },
    releaseAll() {
      for (const gate of gates) gate.open();
      builtIn.open();
    },
  };
}

/** The name that effects give to a request. No effect requests the built-in list or a file of the build. */
export function requestOf(request: Request): string | null {
  if (isForList(request)) return `GET ${LIST_PATH}`;
  const isOfBuild = !['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType());
  return isOfBuild || BUILT_IN.test(request.url()) ? null : `${request.method()} ${request.url()}`;
}

/** The path of the list, perhaps below another path. */
const LIST_ADDRESS = new RegExp(`^(/[^/]+)*${LIST_PATH}$`);

/** Whether a request is exactly that of the list, at whichever address the build has its backend. */
const isForList = (request: Request) =>
  request.method() === 'GET' && LIST_ADDRESS.test(new URL(request.url()).pathname);

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
