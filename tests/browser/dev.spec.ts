import { spawn } from 'node:child_process';
import { expect, test } from './shop';

// What webpack's client and React's development build write to the console is theirs.
test.use({ announced: /./s });

test('npm run dev serves the shop', { tag: '@soak' }, async ({ page }) => {
  test.slow(); // A development build.
  const server = spawn(process.execPath, ['node_modules/jiti/lib/jiti-cli.mjs', 'tools/dev.ts'], {
    env: { ...process.env, PORT: '0' },
  });
  try {
    const home = await new Promise<string>((resolve, reject) => {
      let text = '';
      server.stderr.on('data', (data) => {
        text += String(data);
        const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
        if (address) resolve(address);
      });
      server.once('exit', () => reject(new Error(text)));
    });
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Camisetas e canecas com desenho brasileiro',
      {
        timeout: 100_000,
      },
    );
  } finally {
    server.kill();
  }
});
