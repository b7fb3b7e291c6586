import fc from 'fast-check';
import { shrink } from './shrink';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const has =
  (...needed: number[]) =>
  (some: readonly number[]) =>
    needed.every((one) => some.includes(one));

describe('shrinking', () => {
  it.each([
    [300, []],
    [300, [0]],
    [300, [299]],
    [300, [17, 18]],
    [300, [3, 150, 298]],
    [1, [0]],
    [0, []],
  ])('of %i items keeps exactly %j', (count, needed) => {
    expect(shrink(numbers(count), has(...needed))).toEqual(needed);
  });

  it('keeps no item that the failure does not need', () => {
    // Any one of these sets leads to the failure, so what is needed may change while items are left out.
    const causes = fc.array(fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(causes, (ways) => {
        const stillFails = (some: readonly number[]) => ways.some((needed) => has(...needed)(some));
        const kept = shrink(numbers(41), stillFails);
        expect(stillFails(kept)).toBe(true);
        for (const one of kept) expect(stillFails(kept.filter((other) => other !== one))).toBe(false);
      }),
    );
  });

  it('tries items again that only others needed', () => {
    // 0 is needed only while 2 is there, and no two neighbours can be left out together.
    const stillFails = (some: readonly number[]) => has(1, 3)(some) && (!has(2)(some) || has(0)(some));
    expect(shrink(numbers(4), stillFails)).toEqual([1, 3]);
  });

  it('keeps everything if nothing fails', () => {
    expect(shrink(numbers(9), () => false)).toEqual(numbers(9));
  });

  it('needs fewer tries than there are pairs', () => {
    let asked = 0;
    shrink(numbers(2000), (some) => (asked++, has(1, 1000, 1999)(some)));
    expect(asked).toBeLessThan(100);
  });
});
