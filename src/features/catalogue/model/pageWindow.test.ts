import { pageWindow } from './pageWindow';

it.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [7, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
])('page %i of %i offers the first, the last and the nearest page numbers', (page, count, expected) => {
  expect(pageWindow(page, count)).toEqual(expected);
});
