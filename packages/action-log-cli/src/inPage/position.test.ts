/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createScrollMemory, focused, settledPosition } from './position';

const memory = createScrollMemory();
const settled = (focus: string | null) => settledPosition(focus, memory);

/** Puts the page at an entry of the browser's history, which jsdom does not name, and scrolls it. */
function goTo(key: string, scrollY: number) {
  Object.assign(window, { navigation: { currentEntry: { key } }, scrollY });
}

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Cart</h1><button>Remove</button>';
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true });
});

it('says which control has the focus', () => {
  expect(focused()).toBe('on no control');
  document.querySelector('button')?.focus();
  expect(focused()).toBe('button "Remove"');
});

it('finds the focus where it must be, and expects nothing of the scroll position of a new page', async () => {
  document.querySelector('h1')?.focus();
  goTo('first', 0);
  const position = { focus: 'heading "Cart"' };
  expect(await settled('heading "Cart"')).toEqual({ expected: position, found: position });
});

it('waits for the focus, and then says that it is lost', async () => {
  goTo('first', 0);
  expect(await settled(null)).toEqual({
    expected: { focus: 'on a control' },
    found: { focus: 'on no control' },
  });
});

it('expects the scroll position at which an entry of the history was left', async () => {
  document.querySelector('button')?.focus();
  goTo('list', 900);
  memory.note();
  goTo('product', 0);
  memory.note();
  goTo('list', 0);
  const { expected, found } = await settled(null);
  expect([expected.scroll, found.scroll]).toEqual([900, 0]);
  goTo('list', 899);
  expect((await settled(null)).found.scroll).toBe(899);
});
