import type { Control, Log, Screen } from 'action-log';
import type { PlaywrightRules } from 'action-log-cli';
import type { RootState } from '@/app/redux/rootReducer';
import { answerIn } from './fakeBackend';
import { rowsCode } from './shortProducts';

const json = (value: unknown) => JSON.stringify(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const role = (name: string, named: unknown, other = '') =>
  `page.getByRole('${name}', { name: ${json(named)}, exact: true${other} })`;

/** By the name of a fact of the page, the code that expects it; for a missing one, that it is gone. */
const expectations: Readonly<Record<string, (value: unknown, facts: Screen) => readonly string[]>> = {
  address: (to) => [`await expect(page).toHaveURL(${json(to)});`],
  heading: (name) => [`await expect(${role('heading', name, ', level: 1')}).toBeAttached();`],
  badge: (count) => [
    `await expect(${role('link', `Carrinho, ${String(count)} ${count === 1 ? 'produto' : 'produtos'}`)}).toBeVisible();`,
  ],
  tab: (name) => [`await expect(${role('tab', name, ', selected: true')}).toBeVisible();`],
  sort: (name) => [`await expect(${role('combobox', `Organizar por: ${textOf(name)}`)}).toBeVisible();`],
  names: (names) =>
    listOf(names).length > 0
      ? [`await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(${json(names)});`]
      : [`await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0);`],
  prices: (prices, { names, items }) => {
    const line = names
      ? "page.getByRole('tabpanel').getByRole('listitem')"
      : "page.getByRole('main').getByRole('listitem')";
    if (names || items)
      return listOf(prices).length > 0 ? [`await expect(${line}).toContainText(${json(prices)});`] : [];
    return [`await expect(page.getByRole('article')).toContainText(${json(listOf(prices)[0])});`];
  },
  page: (page) => [
    `await expect(${role('button', `Página ${String(page).split(' ')[0]}`)}.first()).toHaveAttribute('aria-current', 'page');`,
  ],
  items: (items) => [
    `await expect(page.getByRole('combobox', { name: /^Quantidade de / })).toHaveCount(${listOf(items).length});`,
    ...listOf(items).map((item) => {
      const [name, quantity] = String(item).split(' × ');
      return `await expect(${role('combobox', `Quantidade de ${name}: ${quantity}`)}.first()).toBeVisible();`;
    }),
  ],
  total: (total, { subtotal, delivery }) => [
    `await expect(page.getByRole('definition')).toHaveText(${json([subtotal, delivery, total])});`,
  ],
  'open menu': (label) =>
    label === undefined
      ? ["await expect(page.getByRole('listbox')).toHaveCount(0);"]
      : [`await expect(${role('listbox', label)}).toBeVisible();`],
  undo: (name) =>
    name === undefined
      ? ["await expect(page.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0);"]
      : [`await expect(${role('button', `Desfazer a remoção de ${textOf(name)}`)}).toBeVisible();`],
};

const CAN_BE_GONE = ['open menu', 'undo'];

function factCode(before: Screen, after: Screen): readonly string[] {
  return Object.entries(expectations).flatMap(([name, code]) => {
    const [was, is] = [before[name], after[name]];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    const isLeft = is === undefined && !CAN_BE_GONE.includes(name);
    return isSame || isLeft ? [] : code(is, after);
  });
}

/** A card of the catalogue is named by its heading: its link's name contains all of its text. */
function locatorCode({ role: kind, name, nth = 0 }: Control, after: RootState): string | null {
  if (kind !== 'link' || !after.navigation.pathname.startsWith('/product/')) return null;
  const link = `page.getByRole('link').filter({ has: ${role('heading', name)} })`;
  return nth > 0 ? `${link}.nth(${nth})` : `${link}.first()`;
}

function backendCode(log: Log): string {
  const products = answerIn(log);
  const answer = products ? `route.fulfill({ json: ${rowsCode(products)} })` : 'route.abort()';
  return `await page.route((url) => url.port === '3333', (route) => ${answer});`;
}

export const playwright: PlaywrightRules<RootState> = {
  factCode,
  locatorCode,
  backendCode,
  imports: {
    '@/entities/product/index.fixtures': ['productRow'],
    '@/entities/product/model/builtInProducts': ['builtInRows'],
  },
};
