import { changedElsewhere } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { stepsOf, type LogNote } from 'action-log';
import { categoryChosen } from '@/features/catalogue';
import { replayable } from '@/app/qa/replayable';
import { logOfActions } from '../../../../../tests/app/testing/logOfActions';
import { deedsIn } from './deeds';

const item = { ...productOf({ id: 'p1' }), quantity: 5 };
const tab = { id: 'p1', item, index: 0, stamp: { at: 7, tab: 'b' }, added: { at: 1, tab: 'b' } };
const read = { read: 'cart', text: '[]' };
const write = { key: 'cart', text: '[]' };

/** What is done before another tab's change, before the choice after it, and at the end. */
async function deedsWith(happened: [number, LogNote][]) {
  const log = await logOfActions([changedElsewhere({ id: 'p1', item, index: 0 }), categoryChosen('mugs')]);
  const steps = [...stepsOf(log, replayable)];
  return deedsIn({ ...log, happened }, steps);
}

describe("another tab's change", () => {
  it('is told by its message, which came first', async () => {
    const [change] = await deedsWith([
      [0, { tab }],
      [1, read],
    ]);
    expect(change).toEqual([write, { message: tab }]);
  });

  it('is told by its message also where storage came first', async () => {
    const [change, choice] = await deedsWith([
      [1, read],
      [1, { tab }],
    ]);
    expect(change).toEqual([write, { message: tab }]);
    expect(choice).toEqual([{ action: categoryChosen('mugs') }]);
  });

  it('is told by a message that is made up where there was none, or one of something else', async () => {
    const other = { ...tab, item: null };
    const [change, choice] = await deedsWith([
      [1, read],
      [1, { tab: other }],
    ]);
    expect(change).toEqual([
      write,
      { message: { id: 'p1', item, index: 0, stamp: expect.anything() as unknown } },
    ]);
    expect(choice).toEqual([{ message: other }]);
  });
});
