/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productAdded, productRemoved } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { createMask, evidenceOf, firstDifference, writeLog } from 'action-log';
import { pageChosen, searchSubmitted } from '@/features/catalogue';
import { locationChanged } from '@/shared/navigation';
import { logIn, logOfSession } from './testing/logFiles';
import { closeStores, openStore } from './testing/openStore';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';

beforeAll(loadPages);
afterEach(closeStores);

it('a log whose searches are hidden replays to what was recorded', async () => {
  const session = await openStore();
  const { store } = session;
  store.dispatch(searchSubmitted('caneca'));
  store.dispatch(pageChosen(2));
  store.dispatch(productAdded(productOf({ id: 'p1' })));
  store.dispatch(productRemoved('p1'));
  store.dispatch(searchSubmitted('azul'));
  store.dispatch(searchSubmitted('sabia'));
  store.dispatch(searchSubmitted('sabia')); // Once more, which adds no entry to the history.
  store.dispatch(locationChanged({ to: '/?busca=gato', arrival: 'pushed' }));
  const text = await writeLog(logOfSession(session, createMask()));
  const log = await logIn(text);
  expect(evidenceOf(log).missing).toEqual([]);
  expect(log.requests.flatMap(([, all]) => all)).toContainEqual({ alert: 'Produto Removido com sucesso!' });
  expect(firstDifference(log, replayable)).toBeNull();
  for (const typed of ['\\"caneca\\"', 'azul\\"', 'sabia\\"', 'busca=gato'])
    expect(text).not.toContain(typed);
});
