import type { Row } from '@/entities/product/model/fields';
import { withChange, type Change } from '../changes';
import type { Saved } from '../list';
import { createSession } from './session';

const row = (id: string, changes: Row = {}): Row => ({
  id,
  name: id,
  price_in_cents: 1,
  image_url: 'a.jpg',
  ...changes,
});

/** A disk with a list, on which other pages may write, and pages that edit it. */
function disk(rows: readonly Row[]) {
  let list = rows;
  let isDown = false;
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  async function save(changes: readonly Change[]): Promise<Saved> {
    await Promise.resolve();
    if (isDown) throw new Error('O editor não responde');
    const next = changes.reduce(withChange, list);
    const isSaved = next.every(({ name }) => name);
    if (isSaved) list = next;
    return { rows: list, problems: [], isSaved };
  }
  const load = () => Promise.resolve({ rows: list, problems: [] });
  return {
    list: () => list,
    fail: (fails: boolean) => void (isDown = fails),
    async open(kept = storage) {
      const session = createSession({ load, save, storage: kept });
      await settle();
      return session;
    },
  };
}
/** Waits until all answers are there. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const elsewhere = () => ({ getItem: () => null, setItem: () => undefined });

it('saves the changes of two pages at once, by product and field', async () => {
  const shop = disk([row('a'), row('b'), row('c')]);
  const [one, other] = [await shop.open(), await shop.open(elsewhere())];
  one.edit('a', { price_in_cents: 2 });
  one.remove('c');
  other.edit('a', { stock: 3 });
  other.edit('b', { price_in_cents: 4 });
  other.add(row('d'));
  await settle();
  await settle();
  expect(shop.list()).toEqual([
    row('d'),
    row('a', { price_in_cents: 2, stock: 3 }),
    row('b', { price_in_cents: 4 }),
  ]);
  expect([one.shown().status, other.shown().status]).toEqual(['saved', 'saved']);
});

it('changes the product that was meant, though others were removed meanwhile', async () => {
  const shop = disk([row('a'), row('b'), row('c')]);
  const page = await shop.open();
  page.remove('a');
  page.edit('b', { image_url: 'b.jpg' });
  await settle();
  expect(shop.list()).toEqual([row('b', { image_url: 'b.jpg' }), row('c')]);
});

it('keeps a new product until it has name, price and picture', async () => {
  const shop = disk([row('a')]);
  const page = await shop.open();
  page.add(row('b', { price_in_cents: 0, image_url: '' }));
  await settle();
  expect(page.shown()).toMatchObject({ status: 'saved', drafts: new Map([['b', 'preço, foto']]) });
  expect(shop.list()).toEqual([row('a')]);
  const later = await shop.open();
  expect(later.shown().rows.map(({ id }) => id)).toEqual(['b', 'a']);
  later.edit('b', { price_in_cents: 5 });
  later.edit('b', { image_url: 'b.jpg' });
  await settle();
  expect(shop.list()).toEqual([row('b', { price_in_cents: 5, image_url: 'b.jpg' }), row('a')]);
});

it('says what is not saved, and saves it when the page is opened again', async () => {
  const shop = disk([row('a')]);
  const page = await shop.open();
  shop.fail(true);
  page.edit('a', { price_in_cents: 7 });
  await settle();
  expect(page.shown()).toMatchObject({ status: 'not saved', problems: [{ what: 'O editor não responde' }] });
  shop.fail(false);
  await shop.open();
  expect(shop.list()).toEqual([row('a', { price_in_cents: 7 })]);
});

it('keeps the change of a product that another page has removed, and does not sell it', async () => {
  const shop = disk([row('a'), row('b')]);
  const [page, other] = [await shop.open(), await shop.open(elsewhere())];
  other.remove('a');
  await settle();
  page.edit('b', { stock: 1 });
  page.edit('a', { stock: 3 });
  await settle();
  expect(shop.list()).toEqual([row('b', { stock: 1 })]);
  expect(page.shown()).toMatchObject({ drafts: new Map([['a', 'nome, preço, foto']]) });
});
