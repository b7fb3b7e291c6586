import type { OwnLink } from '../../../src/shared/config';
import type { Settings } from '../schema';

/**
 * The module that writeSettings.ts writes from shop.json and the names of the owner's pages. Its types are here, so
 * that the compiler and an editor know it before it is written, and whatever the owner's values are.
 */
declare const shop: Settings & {
  /** The prefix of all names that the shop uses in a browser. */
  storageName: string;
  /** The links that the owner gives. */
  ownLinks: readonly OwnLink[];
  /** Whether the owner wrote a text for products that the list does not have. */
  hasUnknownProductText: boolean;
};
export = shop;
