import type * as shop from '../../shop.json';

/** What shop.json says. */
export type Settings = Omit<typeof shop, 'default'>;
