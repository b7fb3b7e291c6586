/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen } from '@testing-library/react';
import '@testing-library/user-event'; // Its hooks have to be there before the tests.
import sampleShop from '../../tools/settings/sampleShop.json';
import type * as Fixtures from '@/entities/product/index.fixtures';
import type * as OpenApp from './testing/openApp';
import { heading } from './testing/shown';

const settings: { categories: object } = sampleShop;
const drawing = '/pictures/product.svg';
let app: typeof OpenApp;
let fixtures: typeof Fixtures;

beforeAll(async () => {
  settings.categories = {
    bones: { tab: 'Bonés', one: 'Boné', drawing },
    mugs: { tab: 'Canecas', one: 'Caneca' },
    'art-prints': { tab: 'Pôsteres', one: 'Pôster', drawing, path: 'cartazes' },
  };
  app = await import('./testing/openApp'); // It reads the settings.
  fixtures = await import('@/entities/product/index.fixtures');
});

afterEach(() => app.closeApp());

const rows = () => [
  fixtures.productRow({ id: 'a', name: 'Boné Lua', category: 'bones', image_url: '' }),
  fixtures.productRow({ id: 'b', name: 'Sabiá', category: 'art-prints', image_url: '' }),
  fixtures.productRow({ id: 'c', name: 'Camiseta Lua', category: 't-shirts' }),
];
const textsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

describe("an owner's categories", () => {
  it('are the tabs in their order; a row with another category is no product', async () => {
    await app.openApp('/', rows());
    await screen.findByRole('heading', { name: 'Boné Lua' });
    expect(textsOf('tab')).toEqual(['Todos os produtos', 'Bonés', 'Canecas', 'Pôsteres']);
    expect(screen.queryByText('Camiseta Lua')).toBeNull();
    expect(document.title).toBe('Canecamisa: bonés, canecas e pôsteres');
    expect(screen.getByRole('img', { name: 'Boné Lua' })).toHaveAttribute('src', drawing);
  });

  it("are listed by the names of their tabs in an address, or by `path`, found by a search for their label, and label a product's page", async () => {
    const { user } = await app.openApp('/cartazes', rows());
    await screen.findByRole('heading', { name: 'Sabiá' });
    expect(screen.queryByText('Boné Lua')).toBeNull();
    expect(location.pathname).toBe('/cartazes');
    expect(screen.getByRole('tab', { name: 'Bonés' })).toHaveAttribute('href', '/bones');
    await user.type(screen.getByRole('searchbox'), 'poster{Enter}');
    expect(location.search).toBe('?busca=poster');
    await user.click(screen.getByRole('link', { name: /Sabiá/ }));
    await heading('Sabiá');
    expect(screen.getByText('Pôster')).toBeInTheDocument();
  });
});
