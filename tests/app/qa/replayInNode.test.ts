import { productAdded } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import { rootReducer } from '@/app/redux/rootReducer';
import { changeSettings } from '../../testing/app/changeSettings';

beforeAll(loadPages);
afterEach(() => jest.restoreAllMocks());

it("a replay in Node shows an order by WhatsApp as the shop's build does, whatever the shop's origin", () => {
  changeSettings({ whatsapp: '+5511912345678' });
  const state = rootReducer(undefined, productAdded(productOf({ id: 'a' })));
  const replayed = replayable.outlineOf(state);
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://loja.example' });
  expect(replayable.outlineOf(state)).toEqual(replayed);
  expect(replayed).toContainEqual(expect.stringMatching(/- link "Pedir pelo WhatsApp"/));
});
