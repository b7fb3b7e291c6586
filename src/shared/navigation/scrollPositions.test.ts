/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createScrollPositions } from './scrollPositions';

const KEY = 'canecamisa:scroll';

function scrolledTo(position: number) {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
}

let scrolled: number[] = [];

beforeEach(() => {
  scrolled = [];
  window.scrollTo = (...[, y]: unknown[]) => void scrolled.push(Number(y));
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('scroll positions', () => {
  it('come back with their history entry, over a reload too', () => {
    const left = createScrollPositions();
    scrolledTo(340);
    left.keep(1);
    scrolledTo(120);
    left.keep(2);
    left.save();
    [1, 2, 3].forEach(createScrollPositions().restore);
    expect(scrolled).toEqual([340, 120, 0]);
  });

  it.each(['{', '{"1":2}', 'null'])('start at the top if %s was stored', (text) => {
    sessionStorage.setItem(KEY, text);
    createScrollPositions().restore(1);
    expect(scrolled).toEqual([0]);
  });

  it('last until a reload if storage is forbidden', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const scroll = createScrollPositions();
    scrolledTo(70);
    scroll.keep(1);
    scroll.save();
    scroll.restore(1);
    expect(scrolled).toEqual([70]);
  });
});
