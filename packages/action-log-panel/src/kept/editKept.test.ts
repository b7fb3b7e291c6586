import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { database } from '../recording/database';
import { deleteKept, renameKept } from './editKept';
import { keptRecordings } from './kept';
import { counterHost } from '../testing/counterHost';

const store = () => createStore(...database());
const [one, other] = ['2024-01-01T00:00:00.000Z ab', '2024-01-01T00:00:00.000Z abc'];
const part = {
  snapshot: { count: 0 },
  actions: [{ type: 'added', payload: 1 }],
  times: [7],
  asked: [],
  marks: [],
};
const names = async () =>
  Object.fromEntries((await keptRecordings(counterHost())).map(({ id, name }) => [id, name]));

beforeEach(async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  for (const id of [one, other]) await set(`${id}/0/0`, JSON.stringify(part), store());
});

it('a recording gets a name, another name, and none again', async () => {
  await renameKept([one, other], 'Bug do total');
  await renameKept([other], 'Outro');
  expect(await names()).toEqual({ [one]: 'Bug do total', [other]: 'Outro' });
  await renameKept([one], '');
  expect(await names()).toEqual({ [one]: '', [other]: 'Outro' });
});

it('a deleted recording leaves nothing behind, and no other is touched', async () => {
  await renameKept([one, other], 'Bug do total');
  await set(`${one}/list0/0`, [1], store());
  await deleteKept([one]);
  expect(await keys(store())).toEqual([`${other}/0/0`, `${other}/name`]);
});

it('a deleted recording is not listed, although an open tab still writes into it', async () => {
  await deleteKept([one]);
  await set(`${one}/0/1`, JSON.stringify({ ...part, snapshot: undefined }), store());
  expect(await names()).toEqual({ [other]: '' });
});
