import { readLog } from 'action-log';
import { productAdded } from '@/entities/cart';
import { rootReducer } from '@/app/redux/rootReducer';
import { playRandomSessions } from './randomSessions';

jest.setTimeout(30_000);

it('plays the same sessions for the same seed', async () => {
  const played = await playRandomSessions({ runs: 2, seed: 7 });
  expect(played).toMatchObject({ sessions: 2, failure: null });
  expect(await playRandomSessions({ runs: 2, seed: 7 })).toEqual(played);
  expect(await playRandomSessions({ runs: 2, seed: 8 })).not.toEqual(played);
});

it('shrinks a session that fails, and writes its log', async () => {
  /** Adds a product a second time. */
  const faulty: typeof rootReducer = (state, action) => {
    const after = rootReducer(state, action);
    const id = productAdded.match(action) && action.payload?.id;
    const again = state?.cart?.items.filter((item) => item.id === id) ?? [];
    if (again.length === 0) return after;
    return { ...after, cart: { ...after.cart, items: [...after.cart.items, ...again] } };
  };
  const { failure } = await playRandomSessions({ runs: 50, seed: 4 }, faulty);
  expect(failure?.message).toMatch(/^An item is in the cart twice: /);
  expect(failure?.steps).toEqual([
    expect.stringMatching(/^cart\//),
    expect.stringMatching(/^cart\/productAdded \(Adicionou /),
  ]);
  const log = await readLog(failure?.log ?? '', 'canecamisa');
  expect(log).toMatchObject({ marks: [[2, expect.stringContaining('An item is in the cart twice')]] });

  const again = await playRandomSessions({ runs: 50, seed: 4, path: failure?.path ?? '' }, faulty);
  expect(again).toMatchObject({ sessions: 1, failure: { steps: failure?.steps } });
});
