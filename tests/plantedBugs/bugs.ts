import type { Bug } from './plantBug';

/** A bug that only a browser shows, and that a replay of `tests/logs/tour.json` finds. */
export interface BrowserBug extends Bug {
  name: string;
  /** How the log is played: in the panel, or by pressing as the shopper did. */
  played: 'in the panel' | 'by hand';
  /** The step at which the replay reports it. */
  step: string;
}

export const browserBugs: readonly BrowserBug[] = [
  {
    name: 'cards show the number of sales instead of the price',
    file: 'src/entities/product/ui/ProductCard.tsx',
    search: '{product.priceFormatted}',
    replacement: '{product.sales}',
    played: 'in the panel',
    step: 'Chegaram 50 produtos do servidor',
  },
  {
    name: 'the badge is hidden up to two products',
    file: 'src/app/layout/Header.tsx',
    search: '{count}\n',
    replacement: '{count > 2 && count}\n',
    played: 'in the panel',
    step: 'the start',
  },
  {
    name: 'the page of a full cart crashes',
    file: 'src/pages/cart/ui/FilledCart.tsx',
    search: '<CartLine key={item.id} item={item} />',
    replacement: '<CartLine key={item.id} item={items[items.length]} />',
    played: 'in the panel',
    step: 'Adicionou Caneca Sabiá',
  },
  {
    name: 'an alert is never shown',
    file: 'src/entities/cart/model/startCartAlerts.ts',
    search: 'alert(text);\n    },',
    replacement: '},',
    played: 'by hand',
    step: 'Adicionou Camiseta Garoa Fina',
  },
  {
    name: 'a menu sends the wrong quantity',
    file: 'src/pages/cart/ui/CartLine.tsx',
    search: 'quantityChanged({ id, quantity: chosen })',
    replacement: 'quantityChanged({ id, quantity: chosen - 1 })',
    played: 'by hand',
    step: 'Mudou a quantidade de Caneca Sabiá para 2',
  },
  {
    name: 'the sort menu always sends the first order',
    file: 'src/features/catalogue/ui/SortMenu.tsx',
    search: 'sortChosen(value)',
    replacement: 'sortChosen(value && sortOptions[0].value)',
    played: 'by hand',
    step: 'Organizou por Preço: Menor - maior',
  },
  {
    name: "'Voltar' does not go back",
    file: 'src/shared/navigation/startHistory.ts',
    search: '.index > 0) history.back();',
    replacement: '.index < 0) history.back();',
    played: 'by hand',
    step: 'O navegador foi para Camiseta Garoa Fina',
  },
];
