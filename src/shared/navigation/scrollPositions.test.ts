/** @jest-environment ./tests/app/testing/jsdom.ts */
const KEY = 'canecamisa:scroll';

/** A page load: what the module remembers is read anew. */
async function load() {
  jest.resetModules();
  return import('./scrollPositions');
}

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
  it('come back with their history entry, over a reload too', async () => {
    const { keepScroll, saveScroll } = await load();
    scrolledTo(340);
    keepScroll(1);
    scrolledTo(120);
    keepScroll(2);
    saveScroll();
    const { restoreScroll } = await load();
    restoreScroll(1);
    restoreScroll(2);
    restoreScroll(3);
    expect(scrolled).toEqual([340, 120, 0]);
  });

  it.each(['{', '{"1":2}', 'null'])('start at the top if %s was stored', async (text) => {
    sessionStorage.setItem(KEY, text);
    const { restoreScroll } = await load();
    restoreScroll(1);
    expect(scrolled).toEqual([0]);
  });

  it('last until a reload if storage is forbidden', async () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { keepScroll, restoreScroll, saveScroll } = await load();
    scrolledTo(70);
    keepScroll(1);
    saveScroll();
    restoreScroll(1);
    expect(scrolled).toEqual([70]);
  });
});
