import 'fake-indexeddb/auto';
import { openSecondCopy } from './secondCopy';

const texts = { list: '[{"id":"1"}]', entries: '[["1",1,"a",1,"a",5]]' };
let count = 0;
let name: string;

beforeEach(() => (name = `list ${++count}`));

describe('the second copy', () => {
  it('is there after the page that wrote it ended', async () => {
    const killed = await openSecondCopy(name, 'killed');
    killed.write({ ...texts, list: '[]' });
    killed.write(texts);
    expect(await (await openSecondCopy(name, 'next')).read()).toEqual(texts);
  });

  it('does not count after that page was left', async () => {
    const one = await openSecondCopy(name, 'one');
    one.write(texts);
    one.leave();
    expect(await (await openSecondCopy(name, 'next')).read()).toBeNull();
  });

  it('counts where another page was left, or the page came back and wrote again', async () => {
    const [one, other] = [await openSecondCopy(name, 'one'), await openSecondCopy(name, 'other')];
    one.write(texts);
    other.leave();
    expect(await other.read()).toEqual(texts);
    one.leave();
    one.write(texts);
    expect(await other.read()).toEqual(texts);
  });

  it('is none at the first visit', async () => {
    expect(await (await openSecondCopy(name, 'first')).read()).toBeNull();
  });

  it('is none where it is damaged', async () => {
    const one = await openSecondCopy(name, 'one');
    one.write({ list: '[]', entries: [] as never });
    expect(await one.read()).toBeNull();
  });
});
