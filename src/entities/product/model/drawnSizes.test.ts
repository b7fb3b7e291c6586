import { sizesOf } from './drawnSizes';

/** The longer side of a picture, in widths of the frame, in the widest windows. */
const timesOf = (...given: Parameters<typeof sizesOf>) =>
  Number([...sizesOf(...given).matchAll(/calc\(([\d.]+)/g)].at(-1)?.[1]);

describe('the longer side of a picture, in widths of its frame,', () => {
  it.each([
    ['a square one fills the height of a card', 'card', 1, 1.25],
    ['a high one fills its width', 'card', 0.5, 2],
    ['one of 3:4, too', 'card', 0.75, 1.34],
    ['one that is a little wide fills its height', 'card', 1.2, 1.5],
    ['a wide one is shown whole', 'card', 1.5, 1],
    ['but in a card of two columns it is as high as the others', 'wideCard', 1.5, 1.88],
  ] as const)('%s', (_what, place, ratio, times) => expect(timesOf(place, ratio, 1)).toBe(times));

  it.each([
    ['fills a frame that follows it', 0.8, 0.8, 1.25],
    ['fills a frame that follows it', 4 / 3, 4 / 3, 1],
    ['is shown whole, if it is wider than the widest frame', 1.5, 4 / 3, 1],
    ['is as high as the highest frame, if it is higher', 0.5, 0.8, 1.25],
  ] as const)('on a product page it %s: %d in %d', (_what, ratio, frameRatio, times) =>
    expect(timesOf('page', ratio, frameRatio)).toBe(times),
  );
});
