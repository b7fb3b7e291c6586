/** @jest-environment ./tests/app/testing/jsdom.ts */
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

/** What the page finds that is loaded next. */
const readNext = async () => (await openSecondCopy(name)).read();

describe('the second copy', () => {
  it('is there for the page after one that ended by itself', async () => {
    const killed = await openSecondCopy(name);
    killed.write({ ...texts, list: '[]' });
    killed.write(texts);
    expect(await readNext()).toEqual(texts);
  });

  it('does not count where the tab left the page: what it finds in localStorage is meant', async () => {
    const one = await openSecondCopy(name);
    one.write(texts);
    dispatchEvent(new Event('pagehide'));
    expect(await readNext()).toBeNull();
  });

  it('counts where the tab left the page, came back and then was killed', async () => {
    const one = await openSecondCopy(name);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    one.write(texts);
    expect(await readNext()).toEqual(texts);
  });

  it('is none at the first visit', async () => {
    expect(await readNext()).toBeNull();
  });

  it('is none where it is damaged', async () => {
    const one = await openSecondCopy(name);
    one.write({ list: '[]', entries: [] as never });
    expect(await readNext()).toBeNull();
  });

  it('is removed when localStorage is on the disk', async () => {
    const one = await openSecondCopy(name);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    one.write(texts);
    jest.advanceTimersByTime(9_999);
    expect(await readNext()).toEqual(texts);
    jest.advanceTimersByTime(1);
    expect(await readNext()).toBeNull();
  });
});
