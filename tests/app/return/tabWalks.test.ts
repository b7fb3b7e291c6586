/** @jest-environment ./tests/testing/app/jsdom.ts */
import {
  orderFinished,
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  removalUndone,
  selectCartItems,
} from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { seededRandom } from '../../testing/seededRandom';
import { fakeBrowser, settle, type FakeTab } from '../../testing/app/fakeBrowser';
import { closeStores } from '../../testing/app/openStore';

/** `WALKS=2000 npx jest tabWalks` runs more; so do the nightly tests. */
const WALKS = Number(process.env.WALKS ?? (process.env.SOAK ? 400 : 30));
const IDS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];
const HOUR = 3_600_000;

/** A line of the cart, as `[id, quantity]`. */
type Line = readonly [id: string, quantity: number];

const linesOf = ({ store }: FakeTab): Line[] =>
  selectCartItems(store.getState()).map(({ id, quantity }) => [id, quantity]);

/** What a tab keeps, whatever the others do: its page, its own wait, and how many alerts it has shown. */
const shownOf = ({ store, alerts }: FakeTab) => [
  selectPathname(store.getState()),
  selectIsWaiting(store.getState()),
  alerts.length,
];

afterEach(closeStores);

/** Three tabs, with or without a channel. Their clocks differ and are set back; the dice are seeded. */
async function openWalk(seed: number) {
  const random = seededRandom(seed);
  const dice = (sides: number) => Math.floor(random() * sides);
  const pick = <T>(all: readonly T[]): T => all[dice(all.length)] as T;
  const browser = fakeBrowser({ hasChannel: seed % 2 === 0 });
  let time = 1_000 * HOUR;
  const open = () => {
    const skew = (dice(5) - 2) * HOUR;
    return browser.open(() => ++time + skew);
  };
  const tabs = [await open(), await open(), await open()];

  /** Crashes a tab and opens another one instead: all messages arrive before it has loaded. */
  const reopen = async (at: number, frozen?: number) => {
    tabs[at]?.crash();
    await settle(tabs.filter((_, index) => index !== at && index !== frozen));
    tabs[at] = await open();
  };

  /** A shopper does something in a tab; returns the ids that it may have changed. */
  const act = ({ store }: FakeTab): string[] => {
    const ids = () => selectCartItems(store.getState()).map(({ id }) => id);
    const [id, before] = [pick(IDS), ids()];
    const kind = dice(12);
    if (kind < 5) store.dispatch(productAdded(productOf({ id })));
    else if (kind < 7) store.dispatch(productRemoved(id));
    else if (kind < 8) store.dispatch(removalUndone());
    else if (kind < 11) store.dispatch(quantityChanged({ id, quantity: 1 + dice(5) }));
    else [orderPlaced(), orderFinished()].forEach((event) => store.dispatch(event));
    return kind === 7 ? ids().filter((one) => !before.includes(one)) : kind === 11 ? before : [id];
  };
  return { browser, tabs, open, reopen, dice, pick, act };
}

const saved = ({ read }: ReturnType<typeof fakeBrowser>) =>
  (read('canecamisa:cart') as { id: string; quantity: number }[] | null)?.map(({ id, quantity }): Line => [
    id,
    quantity,
  ]) ?? [];

const seeds = (from: number) => Array.from({ length: WALKS / 2 }, (_, index) => from + 1 + index);

it.each(seeds(0))(
  'three tabs that act one after the other show one cart, in the order of a single tab, and stay on their pages: walk %i',
  async (seed) => {
    const { browser, tabs, reopen, dice, pick, act } = await openWalk(seed);
    for (let step = 0; step < 25; step++) {
      const at = dice(tabs.length);
      const tab = tabs[at] as FakeTab;
      if (tab.isAway()) tab.comeBack();
      const others = tabs.filter((one) => one !== tab);
      const before = others.map(shownOf);
      act(tab);
      const cart = linesOf(tab); // A single tab's cart is what its reducer says.
      if (dice(8) === 0) tab.leave();
      if (dice(8) === 0) await reopen(at);
      const present = tabs.filter((one) => !one.isAway());
      await settle(present);
      expect([...present.map(linesOf), saved(browser)]).toEqual([...present.map(() => cart), cart]);
      expect(others.map(shownOf)).toEqual(before);
    }
    tabs.filter((tab) => tab.isAway()).forEach((tab) => tab.comeBack());
    expect(tabs.map(linesOf)).toEqual(tabs.map(() => linesOf(pick(tabs))));
  },
);

it.each(seeds(1000))(
  'three tabs that act at once lose nothing and agree on the order: walk %i',
  async (seed) => {
    const { browser, tabs, open, reopen, dice, act } = await openWalk(seed);
    for (let round = 0; round < 4; round++) {
      const before = new Map(linesOf(tabs[0] as FakeTab));
      /** By id, the last quantity in each tab that changed it. */
      const ends = new Map<string, Map<FakeTab, number | undefined>>();
      const frozen = dice(6);
      for (let step = 0; step < 12; step++) {
        const at = dice(tabs.length);
        if (at === frozen) continue; // It receives nothing and does nothing.
        const tab = tabs[at] as FakeTab;
        if (tab.isAway()) tab.comeBack();
        const had = new Map(linesOf(tab));
        const changed = act(tab);
        const cart = new Map(linesOf(tab));
        for (const id of changed.filter((one) => had.get(one) !== cart.get(one)))
          ends.set(id, (ends.get(id) ?? new Map<FakeTab, number>()).set(tab, cart.get(id)));
        for (let count = dice(6); count > 0; count--) {
          const to = dice(tabs.length);
          if (to !== frozen) tabs[to]?.receive(dice(2) ? 'messages' : 'written');
        }
        const fate = dice(12);
        if (fate === 0) tab.leave();
        else if (fate === 1) await reopen(at, frozen);
      }
      tabs.filter((tab) => tab.isAway()).forEach((tab) => tab.comeBack());
      await settle(tabs);
      const [cart = [], ...others] = tabs.map(linesOf);
      expect([...others, saved(browser), linesOf(await open())]).toEqual([cart, cart, cart, cart]);
      const now = new Map(cart);
      for (const id of IDS) {
        const allowed = ends.has(id) ? [...(ends.get(id)?.values() ?? [])] : [before.get(id)];
        expect({ id, allowed }).toEqual({ id, allowed: expect.arrayContaining([now.get(id)]) as unknown });
      }
      const untouched = (lines: Iterable<string>) => [...lines].filter((id) => !ends.has(id));
      expect(untouched(now.keys())).toEqual(untouched(before.keys()));
    }
  },
);
