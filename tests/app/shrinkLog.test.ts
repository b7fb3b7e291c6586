import type { UnknownAction } from '@reduxjs/toolkit';
import { orderPlaced, productAdded, productRemoved, quantityChanged, removalUndone } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { firstDifference, shrinkLog, type Replayable } from 'action-log';
import { sortChosen } from '@/features/catalogue';
import { locationChanged } from '@/shared/navigation';
import { logOfActions, longLog, reread } from './testing/logOfActions';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';

type Shop = Replayable<RootState>;
type Bug = (action: UnknownAction, before: RootState, after: RootState) => RootState;

/** The shop with a bug, which sees the state before and after an action and gives another one in its place. */
const withBug = (bug: Bug): Shop => ({
  ...replayable,
  reducer: (state, action) => bug(action, state as RootState, replayable.reducer(state, action)),
});

const withItems = (after: RootState, items: RootState['cart']['items']): RootState => ({
  ...after,
  cart: { ...after.cart, items },
});

const bugs: Record<string, [most: number, shop: Shop]> = {
  'a second add raises the quantity': [
    2,
    withBug((action, before, after) => {
      const id = productAdded.match(action) ? action.payload?.id : undefined;
      if (!before.cart.items.some((item) => item.id === id)) return after;
      const raised = after.cart.items.map((item) =>
        item.id === id ? { ...item, quantity: item.quantity + 1 } : item,
      );
      return withItems(after, raised);
    }),
  ],
  'a quantity of three is four': [
    2,
    withBug((action, _before, after) => {
      if (!quantityChanged.match(action) || action.payload.quantity !== 3) return after;
      return withItems(
        after,
        after.cart.items.map((item) => (item.id === action.payload.id ? { ...item, quantity: 4 } : item)),
      );
    }),
  ],
  'an undone removal goes to the end': [
    9,
    withBug((action, before, after) => {
      const put = after.cart.items.find(
        ({ id }) => removalUndone.match(action) && id === before.cart.removed?.item.id,
      );
      return put ? withItems(after, [...after.cart.items.filter((item) => item !== put), put]) : after;
    }),
  ],
  'a removal leaves the menu open': [
    3,
    withBug((action, before, after) =>
      productRemoved.match(action)
        ? { ...after, cart: { ...after.cart, openMenu: before.cart.openMenu } }
        : after,
    ),
  ],
  'a third product is lost': [
    4,
    withBug((_action, before, after) =>
      after.cart.items.length > 2 && before?.cart.items.length === 2
        ? withItems(after, before.cart.items)
        : after,
    ),
  ],
  'the page stays when the order changes': [
    3, // With a press that leads away: on the catalogue's page the order adds a history entry, too.
    withBug((action, before, after) =>
      sortChosen.match(action)
        ? { ...after, catalogue: { ...after.catalogue, page: before.catalogue.page } }
        : after,
    ),
  ],
  'an arrival counts twice while a price leads': [
    2,
    withBug((_action, before, after) =>
      before?.catalogue.sort === 'price-asc' && after.navigation.visits > before.navigation.visits
        ? { ...after, navigation: { ...after.navigation, visits: after.navigation.visits + 1 } }
        : after,
    ),
  ],
  'an alert is missing': [
    3,
    {
      ...replayable,
      effectsOf: (action, before, after) =>
        replayable.effectsOf(action, before, after).filter((one) => !/já foi/.test(String(one.alert))),
    },
  ],
  'an alert is too many': [
    2,
    {
      ...replayable,
      effectsOf: (action, before, after) => [
        ...replayable.effectsOf(action, before, after),
        ...(sortChosen.match(action) ? [{ alert: 'Organizado' }] : []),
      ],
    },
  ],
  'a reducer throws': [
    3,
    withBug((action, before, after) => {
      if (sortChosen.match(action) && before.catalogue.page > 1) throw new Error('no page');
      return after;
    }),
  ],
  'an action is unknown': [1, { ...replayable, knows: (type) => type !== productAdded.type }],
};

describe.each(Object.entries(bugs))('a log of 300 actions, where %s', (_what, [most, shop]) => {
  it(`shrinks to at most ${most}`, async () => {
    const log = await longLog();
    const shrunk = shrinkLog(log, shop);
    expect(shrunk?.difference).toEqual(firstDifference(log, shop));
    const { index, what } = shrunk?.difference ?? { index: -1, what: '' };
    expect(index).toBeGreaterThan(most);
    const small = await reread(shrunk?.log ?? log);
    expect(small.actions.length).toBeLessThanOrEqual(most);
    // The last action still differs, and a shop without the bug does what the log says.
    expect(firstDifference(small, shop)).toMatchObject({
      what,
      action: log.actions[index]?.type,
      index: small.actions.length - 1,
    });
    if (what !== 'crash') expect(firstDifference(small, replayable)).toBeNull();
  });
});

/** The types of the remaining actions. A shop without the bug must do what the shrunk log says. */
async function typesLeftOf(actions: readonly UnknownAction[], shop: Shop): Promise<string[]> {
  const shrunk = shrinkLog(await logOfActions(actions), shop);
  const small = shrunk && (await reread(shrunk.log));
  expect(small && firstDifference(small, shop)).toMatchObject({ index: (small?.actions.length ?? 0) - 1 });
  expect(small && firstDifference(small, replayable)).toBeNull();
  return small?.actions.map(({ type }) => type.split('/')[1] ?? '') ?? [];
}

describe('what is left', () => {
  const add = (id: string) => productAdded(productOf({ id }));
  const goHome = locationChanged({ to: '/', arrival: 'pushed' });

  it('shows another result once the bug is fixed', async () => {
    const takesTwoOrders = withBug((action, _before, after) =>
      orderPlaced.match(action) ? withItems(after, []) : after,
    );
    const actions = [add('a'), goHome, orderPlaced(), goHome, add('b'), orderPlaced()];
    expect(await typesLeftOf(actions, takesTwoOrders)).toEqual([
      'productAdded',
      'orderPlaced',
      'productAdded',
      'orderPlaced',
    ]);
  });

  it('keeps what happens instead if something is missing', async () => {
    const waitsNever = withBug((_action, _before, after) => ({ ...after, checkout: { isWaiting: false } }));
    expect(await typesLeftOf([goHome, add('a'), orderPlaced()], waitsNever)).toEqual([
      'productAdded',
      'orderPlaced',
    ]);
  });

  it('expects the final value, not the step to it', async () => {
    const [, fourForThree] = bugs['a quantity of three is four'] ?? [0, replayable];
    const actions = [
      add('a'),
      quantityChanged({ id: 'a', quantity: 2 }),
      quantityChanged({ id: 'a', quantity: 3 }),
    ];
    expect(await typesLeftOf(actions, fourForThree)).toEqual(['productAdded', 'quantityChanged']);
  });

  it('keeps the cause of an effect if the effect is missing', async () => {
    const forgets: Shop = {
      ...replayable,
      effectsOf: (action, before, after) =>
        removalUndone.match(action) ? [] : replayable.effectsOf(action, before, after),
    };
    const actions = [goHome, add('a'), goHome, productRemoved('a'), removalUndone()];
    expect(await typesLeftOf(actions, forgets)).toEqual(['productAdded', 'productRemoved', 'removalUndone']);
  });

  it('reports effects that are not expected', async () => {
    const alerts: Shop = {
      ...replayable,
      effectsOf: (action, before, after) =>
        locationChanged.match(action) ? [{ alert: 'Chegou' }] : replayable.effectsOf(action, before, after),
    };
    expect(await typesLeftOf([sortChosen('newest'), goHome], alerts)).toEqual(['locationChanged']);
  });
});

describe('shrinking', () => {
  it('needs a difference', async () => {
    expect(shrinkLog(await longLog(), replayable)).toBeNull();
  });

  it('of a log that has only hashes keeps everything before', async () => {
    const [, shop] = bugs['an arrival counts twice while a price leads'] ?? [0, replayable];
    const shrunk = shrinkLog({ ...(await longLog()), screen: null, trail: [], requests: [] }, shop);
    expect(shrunk).toMatchObject({ isSmallest: false, difference: { what: 'hash', index: 99 } });
    expect(shrunk?.log.actions).toHaveLength(100);
    expect(shrunk && firstDifference(shrunk.log, shop)).toEqual(shrunk?.difference);
  });

  it('of a different start keeps no action', async () => {
    const log = await longLog();
    const shrunk = shrinkLog({ ...log, hashes: [[0, '00000000']] }, replayable);
    expect(shrunk).toMatchObject({ isSmallest: false, difference: { index: -1 }, log: { actions: [] } });
  });

  it('keeps the time between actions', async () => {
    const log = { ...(await longLog()), times: Array.from({ length: 300 }, () => 10) };
    const shrunk = shrinkLog(log, bugs['a second add raises the quantity']?.[1] ?? replayable);
    const sum = shrunk?.log.times.reduce((all, time) => all + time, 0);
    expect(sum).toBe(((shrunk?.difference.index ?? 0) + 1) * 10);
  });
});
