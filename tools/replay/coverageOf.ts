import type { UnknownAction } from 'redux';
import { selectIsCartEmpty } from '@/entities/cart';
import { selectIsAnswered, selectProductMatching } from '@/entities/product';
import { stepsOf, type EffectRequest, type Log } from 'action-log';
import { selectListingCount, selectPageProducts } from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { selectPathname } from '@/shared/navigation';
import type { RootState } from '@/app/redux/rootReducer';
import { pageAt } from '@/app/layout/pageAt';
import { replayable } from '@/app/qa/replayable';
import { steps } from '@/app/qa/steps';

/** By a screen's name, whether a state shows it; `page` and `id` are those of its address. */
const screens: Readonly<Record<string, (state: RootState, page?: string, id?: string) => boolean>> = {
  catalogue: (state, page) => page === 'catalogue' && (selectListingCount(state) ?? 0) > 0,
  'catalogue, nothing found': (state, page) => page === 'catalogue' && selectListingCount(state) === 0,
  'catalogue, loading': (state, page) => page === 'catalogue' && !selectPageProducts(state),
  product: (state, page, id = '') => page === 'product' && !!selectProductMatching(state, id),
  'product, unknown': (state, page, id = '') =>
    page === 'product' && selectIsAnswered(state) && !selectProductMatching(state, id),
  cart: (state, page) => page === 'cart' && !selectIsCartEmpty(state),
  'cart, empty': (state, page) => page === 'cart' && selectIsCartEmpty(state),
  waiting: selectIsWaiting,
  error: (_state, page) => page === undefined,
};

/** The ends of the texts of all alerts (docs/specification.md, section 8). */
const alerts = [
  'já foi adicionado ao carrinho!',
  'Erro na adição do produto',
  'Produto Removido com sucesso!',
  'Erro na remoção do produto',
  'Erro na alteração de quantidade do produto',
];

/** By name, which side effects it is. */
const effects: Readonly<Record<string, (requests: EffectRequest) => boolean>> = {
  'save cart': ({ save }) => save === 'cart',
  'save choices': ({ save }) => save === 'catalogue',
  'wait for an order': ({ wait }) => wait === shop.checkoutWaitMs,
  "wait for 'Desfazer'": ({ wait }) => wait === shop.undoOfferMs,
  'request the products': ({ request }) => request !== undefined,
  "the backend's answer": ({ answer }) => sourceOf(answer) === 'backend',
  'the built-in list': ({ answer }) => sourceOf(answer) === 'built-in',
};

const sourceOf = (answer: unknown) => (answer as { source?: unknown } | undefined)?.source;

/** What there is to reach, and how many of some logs reach it. */
export type Coverage = Readonly<Record<'actions' | 'screens' | 'alerts' | 'effects', Map<string, number>>>;

/** Counts, for each action, screen, alert and effect of the shop, the logs in which it happens. */
export function coverageOf(logs: readonly Log[]): Coverage {
  const none = (names: readonly string[]) => new Map(names.map((name) => [name, 0]));
  const coverage: Coverage = {
    actions: none(Object.keys(steps)),
    screens: none(Object.keys(screens)),
    alerts: none(alerts),
    effects: none(Object.keys(effects)),
  };
  for (const log of logs) {
    const reached = reachedIn(log);
    for (const kind of Object.keys(coverage) as (keyof Coverage)[])
      for (const name of reached[kind]) coverage[kind].set(name, (coverage[kind].get(name) ?? 0) + 1);
  }
  return coverage;
}

function reachedIn(log: Log) {
  const reached = {
    actions: new Set<string>(),
    screens: new Set<string>(),
    alerts: new Set<string>(),
    effects: new Set<string>(),
  };
  const look = (state: RootState) => {
    const page = pageAt(selectPathname(state));
    for (const [name, isThere] of Object.entries(screens))
      if (isThere(state, page?.name, page?.productId)) reached.screens.add(name);
  };
  const note = (action: UnknownAction, requests: readonly EffectRequest[]) => {
    reached.actions.add(action.type);
    for (const [name, isIt] of Object.entries(effects)) if (requests.some(isIt)) reached.effects.add(name);
    const texts = requests.flatMap(({ alert }) => (typeof alert === 'string' ? [alert] : []));
    for (const end of alerts) if (texts.some((text) => text.endsWith(end))) reached.alerts.add(end);
  };
  let isFirst = true;
  for (const { action, before, after, crash } of stepsOf(log, replayable)) {
    if (isFirst) look(before);
    isFirst = false;
    look(after);
    note(action, crash ? [] : replayable.effectsOf(action, before, after));
  }
  return reached;
}
