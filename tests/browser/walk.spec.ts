import { expect, test } from '@playwright/test';
import { walk } from './walk';

const dist = process.env.DIST ?? 'dist';

for (const { name, tag } of [
  { name: 'restored', tag: '@push' },
  { name: 'tour', tag: '@soak' },
])
  test(`the session '${name}' is the same when it is pressed in the shop itself`, { tag }, () => {
    const { code, said } = walk(`tests/logs/${name}.json`, '--dist', dist);
    expect(said).toMatch(
      /\nsame {7}in Chromium \S+ at \d+ steps \(\d+ pressed, \d+ moved, 0 dispatched\)\n$/,
    );
    expect(code).toBe(0);
  });
