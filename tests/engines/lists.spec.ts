import { press, untilShown } from '../testing/browser/shopper';
import { expect, keys, test } from '../testing/engines/engineShop';

test('a list opens on the side with room, is not higher than the room, and shows the active option', async ({
  tab,
  engine,
}) => {
  test.skip(engine === 'chromium', 'tests/browser/browse/openLists.spec.ts has more windows.');
  await tab.setViewportSize({ width: 740, height: 300 });
  await tab.goto('/');
  await untilShown(tab, 'combobox', /Organizar por/);
  for (const edge of ['end', 'start', 'center'] as const) {
    await tab.evaluate(
      (block) => document.querySelector('main [role=combobox]')?.scrollIntoView({ block }),
      edge,
    );
    await press(tab, 'combobox', /Organizar por/);
    await keys(tab, 'End');
    const { room, shown } = await tab.evaluate(() => {
      const active = document.querySelector('main [role=combobox]')?.getAttribute('aria-activedescendant');
      const list = document.querySelector('[role=listbox]')?.getBoundingClientRect();
      const option = document.getElementById(active ?? '')?.getBoundingClientRect();
      if (!list || !option) return { room: -1 };
      const [x, y] = [option.left + option.width / 2, option.top + option.height / 2];
      return {
        room: Math.min(list.top, innerHeight - list.bottom, list.height - option.height),
        shown: document.elementFromPoint(x, y)?.textContent,
      };
    });
    expect(room, edge).toBeGreaterThanOrEqual(0);
    expect(shown, edge).toBe('Mais vendidos');
    await keys(tab, 'Escape');
  }
});
