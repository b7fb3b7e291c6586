/** @jest-environment ./tests/testing/app/jsdom.ts */
import 'fake-indexeddb/auto';
import { openSecondCopy } from './secondCopy';

const texts = { list: '[{"id":"1"}]', entries: '[["1",1,"a",1,"a",5]]' };
let count = 0;
let name: string;

beforeEach(() => (name = `list ${++count}`));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** What the next page finds. */
const readNext = async () => (await openSecondCopy(name)).read();

describe('the second copy', () => {
  it('the second copy is used after a crash', async () => {
    const killed = await openSecondCopy(name);
    void killed.write({ ...texts, list: '[]' });
    await killed.write(texts);
    expect(await readNext()).toEqual(texts);
  });

  it('the second copy is ignored after a normal exit: localStorage wins', async () => {
    const copy = await openSecondCopy(name);
    await copy.write(texts);
    dispatchEvent(new Event('pagehide'));
    expect(await readNext()).toBeNull();
  });

  it('the second copy is used if the tab left the page, came back and crashed', async () => {
    const copy = await openSecondCopy(name);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    await copy.write(texts);
    expect(await readNext()).toEqual(texts);
  });

  it('there is no second copy at the first visit', async () => {
    expect(await readNext()).toBeNull();
  });

  it('a damaged second copy is ignored', async () => {
    const copy = await openSecondCopy(name);
    await copy.write({ list: '[]', entries: [] as never });
    expect(await readNext()).toBeNull();
  });

  it('the second copy is removed when localStorage is on the disk', async () => {
    const copy = await openSecondCopy(name);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    await copy.write(texts);
    jest.advanceTimersByTime(9_999);
    expect(await readNext()).toEqual(texts);
    jest.advanceTimersByTime(1);
    expect(await readNext()).toBeNull();
  });
});
