import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { assortment, longNames } from './assortment';
import { products } from './products';
import { breaking } from './sessions/breaking';
import { browsing } from './sessions/browsing';
import { buying } from './sessions/buying';
import { choosing } from './sessions/choosing';
import { ordering } from './sessions/ordering';
import { returning } from './sessions/returning';
import type { Sessions } from './sessionTools';

/** How a session is recorded. */
export interface Setting {
  /** What the backend answers; default: 30 products; null for no answer. */
  rows?: readonly unknown[] | null;
  /** CSS pixels. */
  viewport?: { width: number; height: number };
  /** Whether the log hides what was searched. */
  hides?: boolean;
}

const SMALL_PHONE = { width: 320, height: 640 };
const LARGE_PHONE = { width: 390, height: 844 };
const UPRIGHT_TABLET = { width: 768, height: 1024 };
const LYING_TABLET = { width: 1024, height: 768 };
const LAPTOP = { width: 1280, height: 800 };

/** Names that a sheet may contain: quotation marks, two spaces, no-break, a soft hyphen, a letter in two parts, and so on. */
const oddNames = [
  'Caneca "Sabiá"',
  'Caneca  com  dois  espaços',
  'Caneca\u00a0inseparável',
  'Ca\u00adne\u00adca hifenizada',
  'Cafe\u0301 da manhã',
  'Desconto de 100%20 %',
  '<b>Caneca</b> &amp; cia',
  'Caneca 👩🏽‍🚀 & \\"foguete\\"',
];

/** The settings of sessions that need some, by name. */
export const settings: Readonly<Record<string, Setting>> = {
  'phone-cart': { viewport: SMALL_PHONE },
  'double-tap': { viewport: LARGE_PHONE },
  history: { viewport: LYING_TABLET },
  pictures: {
    viewport: LAPTOP,
    rows: [
      { ...products(1)[0], image_url: '/pictures/sabia.webp', image_urls: ['/pictures/sabia-perto.webp'] },
      ...products(3).slice(1),
    ],
  },
  tour: { rows: builtInRows },
  'early-press': { rows: builtInRows },
  'deep-link': { rows: builtInRows, viewport: { width: 800, height: 900 } },
  'part-of-id': { rows: builtInRows },
  suggestions: { rows: builtInRows, viewport: UPRIGHT_TABLET },
  'odd-names': { rows: oddNames.map((name, index) => ({ ...products(30)[index], name })) },
  'many-pages': { rows: products(120) },
  fallback: { rows: null },
  'no-products': { rows: [] },
  'hidden-searches': { hides: true },
  versions: { rows: assortment },
  stock: { rows: assortment, viewport: LARGE_PHONE },
  'understood-searches': { rows: builtInRows },
  'keys-in-menus': { rows: builtInRows },
  'whatsapp-order': { rows: assortment },
  'long-order': { rows: longNames, viewport: LARGE_PHONE },
  'changed-order': { rows: assortment },
  'owner-text': { rows: assortment, viewport: UPRIGHT_TABLET },
  'product-that-left': { rows: assortment },
};

/** The sessions in one shop, and where their logs are. */
interface ShopSessions {
  /** The file of the shop's settings, from the project's root; absent for the settings that are in force. */
  settings?: string;
  /** The folder of the logs, from the project's root. */
  logs: string;
  /** What the shopper does, by the name of the log. */
  sessions: Sessions;
}

/** The sessions by what a shop calls its logs (`storageName`): those of the sample shop, and of a shop with an owner's settings. */
export const sessionsByShop: Readonly<Record<string, ShopSessions>> = {
  canecamisa: {
    logs: 'tests/logs',
    sessions: { ...browsing, ...choosing, ...buying, ...returning, ...breaking },
  },
  'loja-da-praca': { settings: 'tests/ownShop/shop.json', logs: 'tests/ownShop/logs', sessions: ordering },
};
