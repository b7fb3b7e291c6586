import type { Locator } from '@playwright/test';
import { cards, expect, hold, row, rows, test } from '../../testing/browser/shop';

test("'Compartilhar' shows the product's address, selected, if the browser cannot copy", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await page.goto(`/product/${row(0).id}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('textbox', { name: 'Link deste produto' })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});

test.describe('on a phone, with a long description,', () => {
  const description = `Algodão.\nLavar à mão. ${'Macio. '.repeat(300)}`.trim();
  test.use({
    viewport: { width: 360, height: 740 },
    answer: [[{ ...row(0), description }, ...rows.slice(1)], { option: true }],
  });

  test("the button is in a phone's window once, wherever a long description is scrolled to", async ({
    page,
  }) => {
    await page.goto(`/product/${row(0).id}`);
    expect(
      await page
        .getByText(/^Algodão/)
        .last()
        .innerText(),
    ).toBe(description); // With its lines.
    const button = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    await expect(button).toHaveCount(1);
    for (const y of [0, 1e6]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('with sizes', () => {
  const sizes = ['P', 'M', 'G', 'GG'].map((size) => ({
    ...row(1),
    id: `areia-${size}`,
    color: 'Areia',
    size,
    item_group_id: 'mar',
    ...(size === 'M' && { stock: 0 }),
  }));
  const colour = { ...sizes[0], id: 'azul', color: 'Azul' };
  const pictures = { image_url: '/pictures/sabia.webp', image_urls: ['/pictures/sabia-perto.webp'] };
  test.use({ answer: [[...sizes, colour].map((size) => ({ ...size, ...pictures })), { option: true }] });

  for (const [width, height] of [
    [390, 844],
    [414, 896],
  ] as const)
    test(`a phone shows the sizes below the price, above the bar, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/product/areia-P');
      const yOf = async (found: Locator) => (await found.boundingBox())?.y ?? NaN;
      const bought = page.getByRole('button', { name: 'Areia, P', exact: true });
      const size = page.getByRole('link', { name: 'GG', exact: true });
      await expect(bought).toBeInViewport({ ratio: 1 });
      for (const word of [/^Areia/, /^P$/]) await expect(bought.getByText(word)).toBeInViewport({ ratio: 1 });
      expect(await yOf(size)).toBeGreaterThan(await yOf(page.getByRole('heading', { level: 1 })));
      expect((await yOf(size)) + 44).toBeLessThan(await yOf(bought));
      expect(await yOf(size)).toBeLessThan(await yOf(page.getByText(/^\*Frete/)));
    });

  test('the button in the bar of a low phone scrolls to the sizes, and no bar covers them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/product/areia-P');
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.getByRole('button', { name: 'Areia, P', exact: true }).click();
    const chosen = page.getByRole('link', { name: 'P', exact: true });
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await chosen.boundingBox()) ?? {
      x: NaN,
      y: NaN,
      width: NaN,
      height: NaN,
    };
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.textContent,
      [x + width / 2, y + height / 2] as const,
    );
    expect(hit).toBe('P');
  });

  test("a wide window shows 'Areia, tamanho P' above the button", async ({ page }) => {
    await page.goto('/product/areia-P');
    const bought = page.getByRole('button', { name: 'Areia, tamanho P', exact: true });
    const add = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    const [above, below] = [await bought.boundingBox(), await add.boundingBox()];
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
  });

  test("'Esgotado' is in the bar of a phone, from edge to edge, and covers nothing", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/product/areia-M');
    const add = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    const note = page.getByText('Esgotado. Tem em P, G e GG');
    const [bar, noteBox] = [await add.locator('..').boundingBox(), await note.boundingBox()];
    expect(bar).toMatchObject({ x: 0, width: 390 });
    expect(noteBox?.y).toBeGreaterThanOrEqual(bar?.y ?? NaN);
  });
});

test.describe('with a lead', () => {
  const lead = 'De costas, com o rabo caído em ponto de interrogação, ele observa uma rua que não vemos.';
  const product = { ...row(1), description: `${lead} Malha de algodão.`, image_url: '/pictures/sabia.webp' };
  test.use({ answer: [[product], { option: true }] });

  test('the first sentence is between name and price, and below the price on a phone, 34 letters a line at most', async ({
    page,
  }) => {
    await page.goto(`/product/${product.id}`);
    const text = page.getByText(lead, { exact: true });
    const yOf = async (found: Locator) => (await found.boundingBox())?.y ?? NaN;
    const name = page.getByRole('heading', { level: 1 });
    const price = page.getByRole('article').getByText(/^R\$/).first();
    expect(await yOf(text)).toBeGreaterThan(await yOf(name));
    expect(await yOf(text)).toBeLessThan(await yOf(price));
    await expect(text).toHaveCSS('font-size', '22px');
    await expect(text).toHaveCSS('line-height', /^3[12]/);
    const lines = await text.evaluate((element) => {
      const letters = element.firstChild;
      const tops = [...(letters?.textContent ?? '')].map((_letter, at) => {
        const range = document.createRange();
        if (letters) range.setStart(letters, at);
        if (letters) range.setEnd(letters, at + 1);
        return range.getBoundingClientRect().top;
      });
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines)).toBeLessThanOrEqual(35); // With the space at the end of a line.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await yOf(text)).toBeGreaterThan(await yOf(price));
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 664],
  ] as const)
    test(`a product's last picture shows its measures, which fit into the frame, ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/product/${product.id}`);
      await page.getByRole('button', { name: 'Medidas' }).click();
      const picture = page.getByRole('img', { name: /^Medidas: 54.cm de largura/ });
      await expect(picture).toBeInViewport({ ratio: 0.99 }); // The box may end in the middle of a pixel.
      await expect(page.getByText('72\u00a0cm', { exact: true }).last()).toBeInViewport({ ratio: 1 });
      await expect(picture.locator('xpath=..').locator('svg > line').first()).toHaveCSS(
        'stroke-width',
        '1.5px',
      );
    });
});

test.describe('with more than one picture', () => {
  const pictures = ['/pictures/sabia.webp', '/pictures/sabia-perto.webp', '/pictures/sabia-2.webp'] as const;
  const [image_url, ...image_urls] = pictures;
  test.use({
    answer: [[{ ...row(0), image_url, image_urls }, ...rows.slice(1)], { option: true }],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('a swipe and a thumbnail show another picture, and nothing moves', async ({ page }) => {
    await page.goto(`/product/${row(0).id}`);
    const current = page.getByRole('group', { name: 'Fotos' }).locator('[aria-current=true]');
    await expect(current).toHaveAccessibleName('Foto 1 de 3');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const box = await page.getByRole('img', { name: row(0).name, exact: true }).boundingBox();
    if (!box) throw new Error('The picture has no box');
    const client = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width - 40, box.y + box.height / 2];
    await client.send('Input.synthesizeScrollGesture', { x, y, xDistance: -box.width * 0.7, speed: 1200 });
    await expect(current).toHaveAccessibleName('Foto 2 de 3');
    await expect(page.getByRole('img', { name: `${row(0).name}, foto 2` })).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Foto 3 de 3' }).click();
    await expect(page.getByRole('img', { name: `${row(0).name}, foto 3` })).toBeInViewport({ ratio: 0.9 });
    await expect(current).toHaveAccessibleName('Foto 3 de 3');
    expect(await heading.boundingBox()).toEqual(before);
  });

  test("the zoom shows the page's picture until the large file has come, which is requested at the press", async ({
    page,
  }) => {
    const requests: string[] = [];
    const release = await hold(page, '**/sabia-1600*', (route) => {
      requests.push(route.request().url());
      return route.continue();
    });
    const requested = page.waitForRequest('**/sabia-1600*');
    await page.goto(`/product/${row(0).id}`);
    const open = page.getByRole('button', { name: 'Ampliar a foto', exact: true });
    await open.dispatchEvent('pointerdown');
    await requested;
    await open.click();
    const dialog = page.getByRole('dialog');
    const large = dialog.getByRole('img', { name: row(0).name });
    const seen = dialog.getByRole('button', { name: 'Ver de perto' }).locator('xpath=../img');
    await expect
      .poll(() => seen.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(large.locator('..')).toHaveCSS('opacity', '0');
    const box = await seen.boundingBox();
    expect((box?.x ?? NaN) + (box?.width ?? NaN) / 2).toBeCloseTo(195, 0);
    release();
    await expect(large.locator('..')).toHaveCSS('opacity', '1');
    expect(await large.boundingBox()).toEqual(box);
    expect(requests).toHaveLength(1);
  });

  test('the zoom shows the largest file, keeps the focus and returns it', async ({ page }) => {
    await page.goto(`/product/${row(0).id}`);
    const open = page.getByRole('button', { name: 'Ampliar a foto', exact: true });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Foto ampliada: / });
    const picture = dialog.getByRole('img');
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const whole = await width();
    await dialog.getByRole('button', { name: 'Ver de perto' }).click();
    await expect.poll(width).toBeGreaterThan(2 * whole);
    await dialog.getByRole('button', { name: 'Foto 2 de 3' }).click();
    await expect(page.getByRole('dialog', { name: /foto 2$/ })).toBeVisible();
    const reached = new Set<string>();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
    }
    expect([...reached].sort().join()).toMatch(/^,?Foto 1 de 3,Foto 2 de 3,Foto 3 de 3,Ver de perto$/); // And the window's own.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ampliar a foto 2' })).toBeFocused();

    await page.keyboard.press('Control+Shift+L');
    const panel = page.getByRole('region', { name: 'QA panel' });
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: 'Ampliar a foto 2' }).click();
    const box = async (found: Locator) => (await found.boundingBox()) ?? { y: NaN, height: NaN };
    const lowerEdge = async () => (await box(dialog)).y + (await box(dialog)).height;
    await expect.poll(lowerEdge).toBeCloseTo((await box(panel)).y, 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a press at the first frame that shows the button is carried out, even with a CPU four times slower', async ({
  page,
}) => {
  await page.goto('/');
  await cards(page).first().getByRole('link').click();
  const button = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button has no box');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const index of process.env.SOAK ? rows.slice(0, 10).keys() : [0]) {
    await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
    await cards(page).nth(index).getByRole('link').click({ noWaitAfter: true });
    await page.waitForFunction(() => document.querySelector('article button'), null, { polling: 'raf' });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  }
});
