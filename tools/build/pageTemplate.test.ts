import { sampleSettings } from '../../owner/settings/schema';
import { pageTemplate } from './pageTemplate';

it("the page has the shop's checkout wait, which its waiting cup takes", () => {
  expect(pageTemplate({ ...sampleSettings, checkoutWaitMs: 1234 }, '')).toContain(';--checkout-wait:1234ms}');
});
