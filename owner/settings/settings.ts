import type * as shop from '../../shop.json';

/** The content of shop.json. */
export type Settings = Omit<typeof shop, 'default'>;
