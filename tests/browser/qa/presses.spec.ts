import { expect, test } from '@playwright/test';
import { bundlePage } from 'action-log-cli';
import { ofShop } from '../../../tools/bundling';
import { fromRoot } from '../../../owner/fromRoot';
import { repeatPresses } from '../../../packages/action-log-cli/src/walk/press';

test('a walk reports a disabled button, and presses one that is only marked as disabled', async ({
  page,
}) => {
  await page.addInitScript({ content: await bundlePage(fromRoot('tools/replay/shopPage.ts'), ofShop()) });
  const press = (name: string) => repeatPresses(page, [{ click: { role: 'button', name } }]);
  const body = `<!doctype html><h1>Cart</h1>
    <fieldset disabled><button>Order</button></fieldset>
    <button aria-disabled="true" onclick="this.textContent = 'Pressed'">Next</button>`;
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/page');
  await expect(press('Order')).rejects.toMatchObject({
    facts: [{ path: 'button "Order"', expected: 'it is pressed', actual: 'it is disabled' }],
  });
  await press('Next');
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
});
