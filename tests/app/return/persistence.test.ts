/** @jest-environment ./tests/testing/app/jsdom.ts */
import {
  orderPlaced,
  productAdded,
  quantityChanged,
  quantityMenuToggled,
  selectCartItems,
} from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productOf, productRow } from '@/entities/product/index.fixtures';
import { categoryChosen, searchSubmitted, sortChosen, sortMenuToggled } from '@/features/catalogue';
import { fakeStorage } from '../../testing/app/fakeStorage';
import { closeStores, nextTask, openStore } from '../../testing/app/openStore';

const CART = 'canecamisa:cart';
const CATALOGUE = 'canecamisa:catalogue';

const saved = (...items: unknown[]) => fakeStorage({ [CART]: JSON.stringify(items) });
const item = (id: string, quantity = 1) => cartItem({ id, quantity });

afterEach(() => {
  closeStores();
  jest.restoreAllMocks();
});

describe('the cart in storage', () => {
  it('the saved cart is a plain list of items with exactly the fields of the specification', async () => {
    const { storage, read } = fakeStorage();
    const { store } = await openStore({ storage });
    const details = { image_urls: ['/b.jpg'], color: 'Azul', stock: 3 };
    store.dispatch(
      productAdded(productOf({ ...details, id: 'p3', name: 'Camiseta 3', category: 't-shirts' })),
    );
    expect(read(CART)).toEqual([
      {
        id: 'p3',
        name: 'Camiseta 3',
        description: 'Uma caneca de teste.',
        image_url: '/pictures/mugs.svg',
        category: 't-shirts',
        price_in_cents: 1990,
        sales: 1,
        created_at: '2024-01-01T00:00:00.000Z',
        formatDate: 1704067200000,
        quantity: 1,
      },
    ]);
  });

  it('the cart is written in the same task as every change, and only if its text changes', async () => {
    const { storage, read, writes } = saved(item('p1'), item('p2'));
    const { store } = await openStore({ storage });
    store.dispatch(quantityMenuToggled('p1'));
    store.dispatch(quantityChanged({ id: 'p1', quantity: 1 }));
    store.dispatch(productAdded(productOf({ id: 'p1' })));
    expect(writes.filter(([key]) => key === CART)).toEqual([]);
    store.dispatch(quantityChanged({ id: 'p1', quantity: 4 }));
    expect(read(CART)).toMatchObject([{ quantity: 4 }, { quantity: 1 }]);
    store.dispatch(orderPlaced());
    expect(read(CART)).toEqual([]);
  });

  it('the saved cart is read when the store starts', async () => {
    const { store } = await openStore(saved(item('p1', 3), null, item('p1', 5), item('gone', 9)));
    expect(selectCartItems(store.getState())).toEqual([item('p1', 3), item('gone', 5)]);
  });
});

describe('the choices in storage', () => {
  const none = { category: 'all', sort: null, search: '', page: 1 };

  it('the saved choices are a plain object of four fields, written after they are painted', async () => {
    const { storage, read } = fakeStorage();
    const painting: (() => void)[] = [];
    const painted = () => new Promise<void>((resolve) => painting.push(resolve));
    const { store } = await openStore({ storage, painted });
    painting.splice(0).forEach((paint) => paint());
    await nextTask();
    expect(read(CATALOGUE)).toEqual(none);
    store.dispatch(searchSubmitted('caneca'));
    store.dispatch(sortMenuToggled());
    store.dispatch(sortChosen('newest'));
    expect(read(CATALOGUE)).toEqual(none);
    expect(painting).toHaveLength(1);
    painting.splice(0).forEach((paint) => paint());
    await nextTask();
    expect(read(CATALOGUE)).toEqual({ ...none, sort: 'newest', search: 'caneca' });
    store.dispatch(categoryChosen('mugs'));
    painting.splice(0).forEach((paint) => paint());
    await nextTask();
    expect(read(CATALOGUE)).toEqual({ ...none, category: 'mugs' });
  });

  it('the choices are written before the page is left, and when it is hidden, after which it may be discarded', async () => {
    const { storage, read } = fakeStorage();
    const { store } = await openStore({ storage, painted: () => new Promise(() => {}) });
    store.dispatch(categoryChosen('mugs'));
    dispatchEvent(new Event('pagehide'));
    expect(read(CATALOGUE)).toEqual({ ...none, category: 'mugs' });
    store.dispatch(categoryChosen('t-shirts'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(read(CATALOGUE)).toEqual({ ...none, category: 'mugs' });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    jest.restoreAllMocks();
    expect(read(CATALOGUE)).toEqual({ ...none, category: 't-shirts' });
  });

  it('the choices are not written after the visit has ended', async () => {
    const { storage, read } = fakeStorage();
    const { store, stop } = await openStore({ storage, painted: () => new Promise(() => {}) });
    store.dispatch(categoryChosen('mugs'));
    stop();
    dispatchEvent(new Event('pagehide'));
    expect(read(CATALOGUE)).toBeNull();
  });

  const saved = { category: 'mugs', sort: 'price-asc', search: 'a', page: 2 };
  it.each<[text: string, choices: object]>([
    [JSON.stringify(saved), saved],
    ['{"category":"mugs","sort":{},"page":-1}', { ...none, category: 'mugs' }],
    ['{"category":"constructor"}', none],
    ...['', '{', 'null', '7', '[]', '\0'].map((text): [string, object] => [text, none]),
  ])(
    'valid choices are read when the store starts, and invalid ones are ignored: %j',
    async (text, choices) => {
      const { store } = await openStore(fakeStorage({ [CATALOGUE]: text }));
      expect(store.getState().catalogue).toEqual({ ...choices, sortOpen: false });
    },
  );
});

it('missing fields of a saved item are filled from the list or with neutral values, and nothing else is changed', async () => {
  const row = { id: 'p1', name: 'Outro', description: 'Da lista', sales: 7, created_at: '2024-05-06' };
  const [known, other, unknown] = [item('p1', 2), { ...item('p2'), sales: null }, item('gone')];
  const bare = ({ id, name, category, price_in_cents, image_url, quantity }: typeof known) => ({
    ...{ id, name, category, price_in_cents, image_url, quantity },
  });
  const { storage, read } = saved(bare(known), other, bare(unknown));
  await openStore({ storage }, [productRow(row), productRow({ ...row, id: 'p2' })]);
  const { description, sales, created_at } = row;
  const neutral = { description: '', sales: 0, created_at: '1970-01-01T00:00:00.000Z', formatDate: 0 };
  expect(read(CART)).toEqual([
    { ...known, description, sales, created_at, formatDate: Date.parse(created_at) },
    { ...other, sales },
    { ...unknown, ...neutral },
  ]);
});

it("an item of a category that the settings do not know stays, with the list's category if it is in the list", async () => {
  const { storage, read } = saved(
    { ...item('p0'), category: 'louças' },
    { ...item('gone'), category: 'louças' },
  );
  const { store } = await openStore({ storage }, [productRow({ id: 'p0' })]);
  const expected = [
    { id: 'p0', category: 'mugs' },
    { id: 'gone', category: 'louças' },
  ];
  expect(selectCartItems(store.getState())).toMatchObject(expected);
  expect(read(CART)).toMatchObject(expected);
});

it('an item that a tab of a build with other categories adds is not lost in this tab', async () => {
  const { storage, read } = saved(item('p1'));
  const channel = new EventTarget();
  const openChannel = () =>
    Object.assign(channel, { postMessage() {}, close() {} }) as unknown as BroadcastChannel;
  const { store } = await openStore({ storage, openChannel });
  const stamp = { at: 1, tab: 'other' };
  const message = {
    id: 'new',
    item: { ...item('new'), category: 'louças' },
    index: 1,
    stamp,
    orderKey: stamp,
  };
  channel.dispatchEvent(new MessageEvent('message', { data: { version: 1, ...message } }));
  store.dispatch(quantityChanged({ id: 'p1', quantity: 2 }));
  expect(read(CART)).toMatchObject([
    { id: 'p1', quantity: 2 },
    { id: 'new', category: 'louças' },
  ]);
});
