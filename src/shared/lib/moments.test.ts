/** @jest-environment ./tests/testing/app/jsdom.ts */
import { firstSign, idle } from './moments';

/** Whether a promise is settled after the tasks that are waiting now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setTimeout(resolve, 1));
  return settled;
}

describe('idle', () => {
  afterEach(() => Reflect.deleteProperty(document, 'readyState'));

  it('idle() waits while a page is loading', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    const waiting = idle();
    expect(await isSettled(waiting)).toBe(false);
    dispatchEvent(new Event('load'));
    await waiting;
  });
});

it.each(['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'])(
  'the first sign of a visitor is a %s',
  async (sign) => {
    const waiting = firstSign();
    expect(await isSettled(waiting)).toBe(false);
    document.body.dispatchEvent(new Event(sign)); // It need not bubble.
    await waiting;
  },
);
