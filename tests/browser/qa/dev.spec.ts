import { jiti } from '../../testing/jiti';
import { startProgram } from '../../testing/server/programs';
import { expect, test } from '../../testing/browser/shop';

// What webpack's client and React's development build write to the console is theirs.
test.use({ announced: /./s });

test('npm run dev serves the shop', { tag: '@soak' }, async ({ page }) => {
  test.slow(); // A development build.
  const { child, listening } = startProgram([jiti, 'tools/dev.ts'], /(http:\/\/localhost:\d+)/, {
    PORT: '0',
  });
  try {
    await page.goto(await listening);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Camisetas e canecas com desenho brasileiro',
      { timeout: 100_000 },
    );
  } finally {
    child.kill();
  }
});
