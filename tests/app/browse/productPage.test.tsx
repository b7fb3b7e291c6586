/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { productRow } from '@/entities/product/index.fixtures';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import { outline } from 'action-log';
import { changeSettings } from '../../testing/app/changeSettings';
import { closeApp, openApp } from '../../testing/app/openApp';
import { button, heading, link, listed, savedCart } from '../../testing/app/shown';

const rows = [
  productRow({ id: 'abc-1', name: 'Caneca Sabiá', price_in_cents: 123456 }),
  productRow({ id: 'abc-2', name: 'Camiseta Lua', category: 't-shirts' }),
];

const related = () => screen.getByRole('region', { name: 'Você também pode gostar' });

const liveOutline = () => outline(document.documentElement.outerHTML);

beforeAll(loadPages);
afterEach(() => {
  closeApp();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('the product page', () => {
  it('the product page shows a product', async () => {
    await openApp('/product/abc-1', rows);
    expect(await heading('Caneca Sabiá')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Caneca Sabiá' })).toBeInTheDocument();
    expect(screen.getByText('Caneca')).toBeInTheDocument();
    expect(screen.getByText('R$\u00a01.234,56', { normalizer: (text) => text })).toBeInTheDocument();
    expect(
      screen.getByText('*Frete de R$40,00 para todo o Brasil. Grátis para compras acima de R$900,00'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Descrição' })).toBeInTheDocument();
    expect(screen.getByText('Uma caneca de teste.')).toBeInTheDocument();
    expect(document.title).toBe('Caneca Sabiá | Canecamisa');
  });

  it('the product page begins with the first sentence of the description, unless it is all of it', async () => {
    const description = 'Uma caneca de 320 ml. Feita à mão.';
    await openApp('/product/a', [productRow({ id: 'a', description }), ...rows]);
    expect(await screen.findByText('Uma caneca de 320 ml.')).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    closeApp();
    await openApp('/product/abc-1', rows);
    expect(await screen.findAllByText('Uma caneca de teste.')).toHaveLength(1);
  });

  it('a product without a description has no heading for one', async () => {
    await openApp('/product/a', [productRow({ id: 'a', name: 'Caneca Lisa', description: '' }), ...rows]);
    expect(await heading('Caneca Lisa')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Descrição' })).not.toBeInTheDocument();
  });

  it('the product page says below its button when an order arrives, how it is returned and how it is paid', async () => {
    changeSettings({ whatsapp: '+5511912345678' });
    await openApp('/product/abc-1', rows);
    await heading('Caneca Sabiá');
    const facts = () => screen.getByText(/^(Chega|Loja de)/, { selector: 'li *' }).closest('ul');
    expect(facts()?.compareDocumentPosition(button('ADICIONAR AO CARRINHO'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    const texts = () => [...(facts()?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts().map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      'Chega em 4 a 9 dias úteis',
      '7 dias para devolver',
      'Pix, Cartão de crédito, Boleto',
    ]);
    expect(facts()?.querySelectorAll('svg')).toHaveLength(3);
    jest.restoreAllMocks();
    closeApp();
    await openApp('/product/abc-1', rows);
    await heading('Caneca Sabiá');
    expect(texts()).toEqual(['Loja de demonstração: nada é cobrado nem enviado.']);
  });

  it("the product page shows the product's colour once, before that of its category", async () => {
    const facts = { mugs: { Cor: 'De cada estampa', Material: 'Cerâmica' } };
    changeSettings({ facts });
    await openApp('/product/mar', [productRow({ id: 'mar', color: 'Azul' })]);
    const region = await screen.findByRole('region', { name: 'Tamanho e cuidados' });
    expect(region).toHaveTextContent(/^Tamanho e cuidadosCorAzulMaterialCerâmica$/);
    jest.restoreAllMocks();
  });

  it("the product page shows the product's further details, its former price, and why it cannot be bought", async () => {
    const details = {
      category: 't-shirts',
      color: 'Azul',
      size: 'M',
      gender: 'unisex',
      stock: 0,
      list_price_in_cents: 9990,
    } as const;
    await openApp('/product/mar', [productRow({ id: 'mar', name: 'Camiseta Mar M', ...details })]);
    const facts = await screen.findByRole('region', { name: 'Tamanho e cuidados' });
    expect(facts).toHaveTextContent(
      /^Tamanho e cuidadosCorAzulTamanhoMGêneroUnissexMedidas.*MaterialAlgodão.*Cuidados/,
    );
    expect(screen.getByText('Camisa')).toBeInTheDocument();
    const article = screen.getByRole('article');
    expect(within(article).getByText(/^R\$.99,90$/).parentElement).toHaveTextContent('antes R$ 99,90');
    expect(within(article).getByText('-80%')).toBeInTheDocument();
    expect(button('ADICIONAR AO CARRINHO')).toBeDisabled();
    expect(button('ADICIONAR AO CARRINHO')).toHaveAccessibleDescription('Esgotado');
  });

  it('the product page offers instalments and a lower price by Pix', async () => {
    changeSettings({ instalments: 3, pixDiscount: 5, whatsapp: '+5511912345678' });
    await openApp('/product/a', [productRow({ id: 'a', price_in_cents: 9290 })]);
    expect((await screen.findByText(/^ou/)).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'ou 3x de R$ 30,97 sem juros ou R$ 88,26 no Pix',
    );
  });

  it('the product page leads to the list of its category', async () => {
    const { user } = await openApp('/product/abc-1', rows);
    const trail = await screen.findByRole('navigation', { name: 'Trilha' });
    await user.click(within(trail).getByRole('link', { name: 'Canecas' }));
    expect(await screen.findByRole('tab', { name: 'Canecas', selected: true })).toBeInTheDocument();
    expect(listed()).toEqual(['Caneca Sabiá']);
  });

  it('the button adds the product, saves the cart and shows it, and says before a second press that the product is there', async () => {
    const { user } = await openApp('/product/abc-1', rows);
    const add = () => screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    expect(await add()).not.toHaveAccessibleDescription();
    await user.click(await add());
    expect(await screen.findByRole('heading', { name: 'SEU CARRINHO' })).toBeInTheDocument();
    expect(location.pathname).toBe('/cart');
    expect(savedCart()).toMatchObject([{ id: 'abc-1', quantity: 1 }]);
    await user.click(button('Voltar'));
    expect(await add()).toHaveAccessibleDescription(/^No carrinho/);
    await user.click(link(/^No carrinho/));
    expect(await screen.findByRole('heading', { name: 'SEU CARRINHO' })).toBeInTheDocument();
  });
});

describe('the pictures', () => {
  const pictures = ['/b.jpg', '/c.jpg'];
  const more = productRow({ id: 'abc-3', name: 'Caneca Lua', image_url: '/a.jpg', image_urls: pictures });
  const thumbnails = () => within(screen.getByRole('group', { name: 'Fotos' })).getAllByRole('button');
  const names = () => thumbnails().map((thumbnail) => thumbnail.getAttribute('aria-label'));
  const shown = () => thumbnails().findIndex((each) => each.getAttribute('aria-current') === 'true');
  const open = async (row = more) => {
    const app = await openApp(`/product/${row.id}`, [row, ...rows]);
    await heading(row.name);
    return app;
  };

  beforeAll(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  it('the pictures begin with the first one on every page', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Foto 2 de 3' }));
    await user.keyboard('{ArrowRight}');
    expect([shown(), document.activeElement]).toEqual([2, button('Foto 3 de 3')]);
    await user.click(link(/Caneca Sabiá/));
    await heading('Caneca Sabiá');
    expect(names()).toEqual(['Foto 1 de 1', 'Medidas']);
    expect(shown()).toBe(0);
    await user.click(button('Voltar'));
    await heading('Caneca Lua');
    expect(names()).toEqual(['Foto 1 de 3', 'Foto 2 de 3', 'Foto 3 de 3', 'Medidas']);
    expect(shown()).toBe(0);
  });

  it('the last picture shows the measures of the product and cannot be zoomed', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Medidas' }));
    const picture = screen.getByRole('img', { name: /^Medidas: 9,5.cm de altura, 8.cm de diâmetro$/ });
    expect(picture.closest('[inert]')).toBeNull();
    expect(picture.parentElement).toHaveTextContent('8 cm8 cm9,5 cm9,5 cm');
    expect(shown()).toBe(3);
    expect(liveOutline()).toEqual(replayable.outlineOf(store.getState()));
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe(2);
    expect(picture.closest('[inert]')).not.toBeNull();
    await user.click(button('Ampliar a foto 3'));
    const zoom = await screen.findByRole('dialog');
    expect(within(zoom).queryByRole('button', { name: 'Medidas' })).not.toBeInTheDocument();
  });

  it('a single picture has no thumbnails if the measures are not known', async () => {
    changeSettings({ facts: null });
    await open(rows[0]);
    expect(screen.queryByRole('group', { name: 'Fotos' })).not.toBeInTheDocument();
  });

  it('the pictures begin with the file of the card, which the browser has already', async () => {
    const row = productRow({
      name: 'Caneca Sabiá',
      image_url: '/pictures/sabia.webp',
      image_alt: 'sabiá num galho',
    });
    const { user } = await openApp('/', [row]);
    const picture = () => screen.getByRole('img', { name: 'sabiá num galho' });
    const ofCard = (await screen.findByRole('img', { name: 'sabiá num galho' })).getAttribute('sizes');
    await user.click(link(/Caneca Sabiá/));
    await screen.findByRole('heading', { level: 1, name: 'Caneca Sabiá' });
    expect(picture()).toHaveAttribute('sizes', ofCard);
    fireEvent.load(picture());
    expect(picture()).toHaveAttribute('sizes', expect.stringContaining('631px'));
  });

  it('the pictures follow the state: a jump opens and closes the zoom and adds no action', async () => {
    const { user, store, recorder } = await open();
    const before = store.getState();
    await user.click(button('Ampliar a foto'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Foto 2 de 3' }));
    const zoomed = store.getState();
    expect(liveOutline()).toEqual(replayable.outlineOf(zoomed));
    const recorded = () => recorder.recording.segments.flatMap(({ actions }) => actions);
    const count = recorded().length;
    act(() => store.show(before));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toBe(0);
    act(() => store.show(zoomed));
    expect(screen.getByRole('dialog', { name: 'Foto ampliada: Caneca Lua, foto 2' })).toBeInTheDocument();
    act(() => store.show(null));
    expect(recorded()).toHaveLength(count);
  });
});

describe('Você também pode gostar', () => {
  const mugs = [3, 9, 1, 7, 5, 8].map((sales, at) =>
    productRow({ id: `m${at}`, name: `Caneca ${at}`, sales }),
  );
  const shirt = productRow({ id: 't', name: 'Camiseta', category: 't-shirts' });
  const relatedNames = () =>
    within(related())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it("'Você também pode gostar' shows the four best-selling other products of the category, and leads to their pages", async () => {
    const { user } = await openApp('/product/m1', [...mugs, shirt]);
    await heading('Caneca 1');
    expect(relatedNames()).toEqual(['Caneca 5', 'Caneca 3', 'Caneca 4', 'Caneca 0']);
    const pictures = within(related()).getAllByRole('presentation');
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
    // Only the shown product is described by its pictures.
    const described = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(described).toEqual(['Caneca 1', expect.stringMatching(/^Medidas/)]);
    await user.click(link(/Caneca 5/));
    expect(await heading('Caneca 5')).toHaveFocus();
    expect(relatedNames()).toEqual(['Caneca 1', 'Caneca 3', 'Caneca 4', 'Caneca 0']);
  });

  it("'Você também pode gostar' is absent for the only product of its category", async () => {
    await openApp('/product/t', [...mugs, shirt]);
    await heading('Camiseta');
    expect(screen.queryByText('Você também pode gostar')).not.toBeInTheDocument();
  });
});

describe('Compartilhar', () => {
  /** Presses the button in a browser that has this; returns what was copied when the press is over. */
  async function press(system: Partial<Pick<Navigator, 'share' | 'canShare'>>) {
    Object.assign(navigator, system);
    const { user } = await openApp('/product/abc', rows);
    await heading('Caneca Sabiá');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue().mock.calls;
    const share = () => user.click(button('Compartilhar'));
    await share();
    return { copied, share };
  }
  const done = () => Promise.resolve();
  const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

  it.each([{ canShare: () => true }, {}])(
    "'Compartilhar' passes the product's address to the system: %j",
    async (system) => {
      const share = jest.fn(done);
      const { copied } = await press({ ...system, share });
      expect(share).toHaveBeenCalledWith({ title: 'Caneca Sabiá', url: 'http://localhost/product/abc-1' });
      expect(copied).toEqual([]);
    },
  );

  it.each([
    ['has no dialog', {}],
    ['cannot share it', { share: done, canShare: () => false }],
    ['cannot say whether it can', { share: () => Promise.reject(new TypeError()) }],
    ['refuses', { share: refusing('NotAllowedError'), canShare: () => true }],
  ])(
    "'Compartilhar' copies the address if the system %s, and announces each copy with a different text",
    async (_why, system) => {
      const { copied, share } = await press(system);
      const { textContent } = await screen.findByText('Link copiado.');
      expect(copied).toEqual([['http://localhost/product/abc-1']]);
      await share();
      expect(screen.getByText('Link copiado.').textContent).not.toBe(textContent);
    },
  );

  it("'Compartilhar' hides the link again, which the browser did not copy, when the system accepts it", async () => {
    const share = jest.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue(undefined);
    Object.assign(navigator, { share, canShare: () => true });
    const { user } = await openApp('/product/abc', rows);
    await heading('Caneca Sabiá');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
    await user.click(button('Compartilhar'));
    expect(await screen.findByLabelText('Link deste produto')).toBeInTheDocument();
    expect(screen.getByText(/^O navegador não deixou copiar/)).toBeInTheDocument();
    await user.click(button('Compartilhar'));
    expect(screen.queryByText(/^O navegador não deixou copiar/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Link deste produto')).not.toBeInTheDocument();
  });
});
