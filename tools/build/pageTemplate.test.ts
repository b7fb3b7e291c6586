import { readSettings } from '../../owner/settings/readSettings';
import { pageTemplate } from './pageTemplate';

it("has a shop's checkout wait, which its waiting cup takes", () => {
  const { shop } = readSettings('owner/settings/sampleShop.json');
  expect(pageTemplate({ ...shop, checkoutWaitMs: 1234 }, '')).toContain(';--checkout-wait:1234ms}');
});
