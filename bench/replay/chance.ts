import { seededRandom } from '../../server/api/seededRandom';

/** Random choices that are the same in every run. */
export function createChance(seed: number) {
  const random = seededRandom(seed);
  /** A number from 0 up to, but not including, `end`. */
  const upTo = (end: number) => random() * end;
  /** An integer from 0 to `end` - 1. */
  const below = (end: number) => Math.floor(upTo(end));
  /** One of a list; throws if it is empty. */
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return { upTo, below, pick };
}
