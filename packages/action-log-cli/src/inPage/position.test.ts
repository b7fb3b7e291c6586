/** @jest-environment ./tests/testing/app/jsdom.ts */
import { createScrollMemory, focused } from './position';

const memory = createScrollMemory();

/** Puts the page at an entry of the browser's history, which jsdom does not name, and scrolls it. */
function goTo(key: string, scrollY: number) {
  Object.assign(window, { navigation: { currentEntry: { key } }, scrollY });
}

it('the position says which control has the focus', () => {
  document.body.innerHTML = '<button>Remove</button>';
  expect(focused()).toBe('on no control');
  document.querySelector('button')?.focus();
  expect(focused()).toBe('button "Remove"');
  document.body.innerHTML = '<nav aria-label="Pages below"><a href="/2">Next</a></nav>';
  document.querySelector('a')?.focus();
  expect(focused()).toBe('link "Next" in navigation "Pages below"');
});

it('an entry of the history is expected at the scroll position at which it was left, and a new page at none', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true });
  goTo('list', 900);
  memory.note();
  goTo('product', 0);
  expect(memory.expected()).toBeUndefined();
  memory.note();
  goTo('list', 0);
  expect(memory.expected()).toBe(900);
});
