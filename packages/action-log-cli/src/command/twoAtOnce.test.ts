import { twoAtOnce } from './twoAtOnce';

it.each([0, 1, 2, 5])('%d pieces of work are done in order, two at a time', async (count) => {
  const items = Array.from({ length: count }, (_, index) => index);
  let inWork = 0;
  const most: number[] = [];
  const work = async (item: number) => {
    most.push(++inWork);
    await new Promise((resolve) => setImmediate(resolve));
    inWork--;
    return `done ${item}`;
  };
  const results: string[] = [];
  for await (const result of twoAtOnce(items, work)) results.push(result);
  expect(results).toEqual(items.map((item) => `done ${item}`));
  expect(Math.max(0, ...most)).toBe(Math.min(count, 2));
});
