import { loadBuiltInRows } from './loadBuiltInRows';

/** The browser's request, which is answered at once. */
function answerWith(response: unknown, status: number) {
  class Request {
    readonly response = response;
    readonly status = status;
    onloadend = () => {};
    open = jest.fn();
    setRequestHeader = jest.fn();
    send = () => this.onloadend();
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
}

beforeEach(() => (process.env.LIST_FILE = '/built-in.json'));
afterEach(() => {
  process.env.LIST_FILE = '';
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

it('a built shop has the list of its file', async () => {
  answerWith([{ id: 'a' }], 200);
  expect(await loadBuiltInRows()).toEqual([{ id: 'a' }]);
});

it('a file that is missing, or holds no list, is an error', async () => {
  answerWith(null, 404);
  await expect(loadBuiltInRows()).rejects.toThrow('/built-in.json: no list, status 404');
});
