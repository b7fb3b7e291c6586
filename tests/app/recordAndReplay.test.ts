/** @jest-environment ./tests/app/testing/jsdom.ts */
import { orderPlaced, productAdded, productRemoved, quantityChanged } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { createMask, evidenceOf, firstDifference, logOf, readLog, writeLog, type Log } from 'action-log';
import { categoryChosen, pageChosen, searchSubmitted, sortMenuToggled } from '@/features/catalogue';
import { locationChanged } from '@/shared/navigation';
import { header } from './testing/logFiles';
import { closeStores, openStore } from './testing/openStore';
import { replayable as shop } from '@/app/qa/replayable';

/** Without the outlines of hundreds of pages: the recorded logs have them, and replay in less time. */
const replayable = { ...shop, outlineOf: () => [] };

/** The file of a session with actions of many kinds. */
async function record(hides = false) {
  const { store, recorder, getLiveState } = await openStore();
  store.dispatch(searchSubmitted('caneca'));
  store.dispatch(pageChosen(2));
  store.dispatch(sortMenuToggled());
  store.dispatch(locationChanged({ to: '/product/p1', arrival: 'pushed' }));
  store.dispatch(productAdded(productOf({ id: 'p1' })));
  store.dispatch(productAdded(productOf({ id: 'p2' })));
  store.dispatch(productAdded(productOf({ id: 'p2' })));
  store.dispatch(productRemoved('p1'));
  store.dispatch(quantityChanged({ id: 'p2', quantity: 3 }));
  for (let at = 0; at < 230; at++) store.dispatch(categoryChosen(at % 2 ? 'mugs' : 'all'));
  store.dispatch(orderPlaced());
  store.dispatch(searchSubmitted('azul'));
  store.dispatch(searchSubmitted('sabia'));
  store.dispatch(searchSubmitted('sabia')); // Once more, which adds no entry to the history.
  store.dispatch(locationChanged({ to: '/?busca=gato', arrival: 'pushed' }));
  return writeLog(
    logOf(recorder.recording, replayable, {
      ...header,
      end: getLiveState(),
      mask: hides ? createMask() : undefined,
    }),
  );
}

const read = async (text: string) => {
  const log = await readLog(text);
  if (typeof log === 'string') throw new Error(log);
  return log;
};

afterEach(closeStores);

describe('a log', () => {
  it.each([false, true])('replays to what was recorded (searches hidden: %p)', async (hides) => {
    const text = await record(hides);
    const log: Log = await read(text);
    expect(log.actions.length).toBeGreaterThan(230);
    expect(log.hashes.length).toBe(4);
    expect(evidenceOf(log).missing).toEqual([]);
    expect(log.requests.flatMap(([, all]) => all)).toContainEqual({ alert: 'Produto Removido com sucesso!' });
    expect(firstDifference(log, replayable)).toBeNull();
    for (const typed of ['\\"caneca\\"', 'azul\\"', 'sabia\\"', 'busca=gato'])
      expect([typed, text.includes(typed)]).toEqual([typed, !hides]);
  });
});
