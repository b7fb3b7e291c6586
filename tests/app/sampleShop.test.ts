import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

it("the tests use the sample shop, not the owner's settings, .env or shell", () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-env-'));
  writeFileSync(join(folder, '.env'), 'BASE_PATH=/loja/\n');
  const code = `import '${resolve('tests/sampleShop.mjs')}';
    import { readEnvironment } from '${resolve('server/environment/readEnvironment.mjs')}';
    const { API_BASE_URL, BASE_PATH, PORT } = readEnvironment();
    console.log(JSON.stringify({ API_BASE_URL, BASE_PATH, PORT }));`;
  const env = {
    ...process.env,
    SHOP_SETTINGS: join(folder, 'shop.json'),
    API_BASE_URL: 'https://nowhere.example',
    PORT: 'x',
  };
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({ API_BASE_URL: '', BASE_PATH: '', PORT: 3000 });
  rmSync(folder, { recursive: true });
});
